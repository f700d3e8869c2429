### What the page says on which one plays against the computer. See the English file for where each text stands.

computer-title = Jogar contra o computador
computer-description = Jogue oware contra o computador, com as regras que quiser e em oito níveis. Depois da primeira visita, funciona também sem rede.
computer-intro = Escolha as regras e a força do computador. Ele pensa no seu próprio navegador: uma vez carregada a página, não é preciso rede.
computer-level = Força do computador
computer-needs-script = O computador pensa no seu navegador e para isso precisa de JavaScript.
computer-start = Começar a partida
computer-back = Voltar à partida

level-name =
    { $level ->
        [1] um novato
        [2] um principiante
        [3] um aprendiz
        [4] um jogador ocasional
        [5] um jogador com prática
        [6] um jogador forte
        [7] um mestre
       *[8] a força máxima
    }

## While playing

computer-note =
    { $side ->
        [south] Joga como Sul contra o computador: { $name } (nível { $level }).
       *[north] Joga como Norte contra o computador: { $name } (nível { $level }).
    }
computer-thinking = O computador pensa…
computer-undo = Desfazer
computer-undone =
    { $ply ->
        [0] De volta à posição inicial.
       *[other] De volta à jogada { $ply }.
    }
computer-hint = Dica
computer-hint-thinking = À procura de uma boa jogada…
computer-new = Nova partida
computer-again = Outra, com os lados trocados
computer-resign-note = O computador ganha, seja qual for o resultado.
computer-failed = O computador deixou de pensar. A sua partida está guardada.
computer-retry = Tentar outra vez
computer-not-kept = Este navegador não guarda nada: a partida perde-se ao sair desta página.

## A hint: a good move, and why it is good

hint-move = { $house } parece a melhor jogada.
hint-only = { $house } é a única jogada.
hint-wins = Com ela, ganha a partida.
hint-captures =
    { $seeds ->
        [one] Captura { $seeds } semente.
       *[other] Captura { $seeds } sementes.
    }
hint-guards-all =
    { $seeds ->
        [one] Outra jogada poderia custar logo { $seeds } semente; esta, nenhuma.
       *[other] Outra jogada poderia custar logo { $seeds } sementes; esta, nenhuma.
    }
hint-guards =
    { $seeds ->
        [one] Outra jogada poderia custar logo { $seeds } semente; esta, só { $safe }.
       *[other] Outra jogada poderia custar logo { $seeds } sementes; esta, só { $safe }.
    }
hint-prepares =
    { $seeds ->
        [one] Depois de { $reply }, { $next } poderia capturar { $seeds } semente.
       *[other] Depois de { $reply }, { $next } poderia capturar { $seeds } sementes.
    }
hint-sure-win = Leva a uma vitória certa.
hint-sure-loss = Contra o melhor jogo, a partida está perdida.
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
hint-even = A partida está mais ou menos equilibrada.

## The rules, where they were changed

rules-changed = { $name }, alterado: { $changes }
rules-changed-short = { $name }, alterado
