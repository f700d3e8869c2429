### What the page says on which one plays against the computer. See the English file for where each text stands.

computer-title = Jogar contra o computador
computer-description = Jogue oware contra o computador, com quaisquer regras e em oito níveis. Depois da primeira visita, funciona também sem rede.
computer-intro = Escolha as regras e a força do computador. Ele pensa no seu próprio navegador: uma vez carregada a página, não é preciso rede.
computer-level = O computador joga como
computer-needs-script = O computador pensa no seu navegador e precisa de JavaScript para isso.
computer-start = Começar o jogo
computer-back = Voltar ao jogo

level-name =
    { $level ->
        [1] quem joga pela primeira vez
        [2] um principiante
        [3] um aprendiz
        [4] um jogador ocasional
        [5] um jogador experiente
        [6] um jogador forte
        [7] um mestre
       *[8] a força máxima
    }

## While playing

computer-note =
    { $side ->
        [south] Joga com Sul contra { $name } (nível { $level }).
       *[north] Joga com Norte contra { $name } (nível { $level }).
    }
computer-thinking = O computador está a pensar…
computer-undo = Desfazer
computer-undone =
    { $ply ->
        [0] De volta à posição inicial.
       *[other] De volta à jogada { $ply }.
    }
computer-hint = Pista
computer-hint-thinking = À procura de uma boa jogada…
computer-new = Novo jogo
computer-again = Outra vez, com os lados trocados
computer-resign-note = O computador ganha, seja qual for o resultado.
computer-failed = O computador deixou de pensar. O seu jogo está guardado.
computer-retry = Deixá-lo tentar outra vez
computer-not-kept = Este navegador não guarda nada: o jogo perde-se quando sair desta página.

## A hint: a good move, and why it is good

hint-move = { $house } parece a melhor.
hint-only = { $house } é a única jogada.
hint-wins = Ganha o jogo.
hint-captures =
    { $seeds ->
        [one] Captura { $seeds } semente.
       *[other] Captura { $seeds } sementes.
    }
hint-guards-all =
    { $seeds ->
        [one] Outra jogada podia perder logo { $seeds } semente, esta nenhuma.
       *[other] Outra jogada podia perder logo { $seeds } sementes, esta nenhuma.
    }
hint-guards =
    { $seeds ->
        [one] Outra jogada podia perder logo { $seeds } semente, esta só { $safe }.
       *[other] Outra jogada podia perder logo { $seeds } sementes, esta só { $safe }.
    }
hint-prepares =
    { $seeds ->
        [one] Depois de { $reply }, { $next } podia capturar { $seeds } semente.
       *[other] Depois de { $reply }, { $next } podia capturar { $seeds } sementes.
    }
hint-sure-win = Leva a uma vitória certa.
hint-sure-loss = Contra o melhor jogo, está perdido.
hint-ahead =
    { $seeds ->
        [one] Deve acabar com cerca de { $seeds } semente de vantagem.
       *[other] Deve acabar com cerca de { $seeds } sementes de vantagem.
    }
hint-behind =
    { $seeds ->
        [one] É provável que acabe com cerca de { $seeds } semente de desvantagem.
       *[other] É provável que acabe com cerca de { $seeds } sementes de desvantagem.
    }
hint-even = O jogo está mais ou menos equilibrado.

## The rules, where they were changed

rules-changed = { $name }, alterado: { $changes }
rules-changed-short = { $name }, alterado
