"""Learn to play a title: from its evaluator first, then by playing against itself and others.

    python -m tools.train tools/train/macao.toml --out build/train/macao --minutes 20
    python -m tools.train tools/train/macao.toml --out build/train/macao --minutes 20   # goes on
    python -m tools.train.pack build/train/macao macao.weights                          # for play

Needs PyTorch, which no part of the package does: `pip install torch 'carrack[research]'`. With a
card of NVIDIA's the network learns there; games are played on the cores of the processor, or, where
a group of tables says so, on the card.
"""
