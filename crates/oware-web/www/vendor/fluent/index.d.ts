// The library itself is copied from `node_modules` into `dist/vendor/fluent/`.

export * from "@fluent/bundle";
