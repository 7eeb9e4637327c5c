"""Train a small policy for Macao on one core, in about two minutes, and let it play.

    $ pip install "carrack[research]"
    $ python examples/train.py

It watches greedy bots: their decisions are exported, and a network with one hidden layer learns to
choose as they do, among the legal actions only. Then it plays against bots that choose by chance.
Everything below is numpy, so that each step can be read. Editors that know `# %%` run it part by
part.
"""

# %% What is asked for
import argparse
import tempfile

import gymnasium
import numpy as np
import pyarrow.parquet as parquet

from carrack.bots.ladder import wilson
from carrack.bots.series import Plan
from carrack.research.export import played, write

parser = argparse.ArgumentParser()
parser.add_argument("--seats", type=int, default=3)
parser.add_argument("--games", type=int, default=60, help="to learn from")
parser.add_argument("--epochs", type=int, default=3, help="how often each decision is looked at")
parser.add_argument("--hidden", type=int, default=64, help="cells of the hidden layer")
parser.add_argument("--matches", type=int, default=100, help="games to play afterwards")
parser.add_argument("--rivals", default="random", help="the bots to play against")
parser.add_argument("--seed", type=int, default=1)
wish, _ = parser.parse_known_args()
lots = np.random.default_rng(wish.seed)

# %% Decisions of greedy bots, as `carrack export` writes them
plan = Plan("macao", {}, ("greedy",) * wish.seats, wish.games, wish.seed)
with tempfile.TemporaryDirectory() as folder:
    made = write(played(plan), f"{folder}/decisions.parquet", choices=True)
    table = parquet.read_table(made.files[0])
print(f"{made.decisions} decisions of {made.games} games")

# %% The same as arrays
action_count = int(table.schema.metadata[b"actions"])
observations = table["observation"].combine_chunks().flatten().to_numpy().reshape(len(table), -1)
actions = table["action"].to_numpy()
legal = table["legal"].combine_chunks()
legal_start, legal_numbers = legal.offsets.to_numpy(), legal.values.to_numpy()


def masks(rows):
    """True for each legal action of these rows."""
    mask = np.zeros((len(rows), action_count), bool)
    for line, row in enumerate(rows):
        mask[line, legal_numbers[legal_start[row] : legal_start[row + 1]]] = True
    return mask


# Every tenth game is kept to see what was learned.
unseen = table["game"].to_numpy() % 10 == 9
learning, checking = np.flatnonzero(~unseen), np.flatnonzero(unseen)

# Numbers of all sizes become numbers around zero.
middle = observations[learning].mean(axis=0, dtype=np.float32)
spread = np.maximum(observations[learning].std(axis=0, dtype=np.float32), 0.1)


# %% The policy: one hidden layer, and a softmax over the legal actions
class Policy:
    def __init__(self, inputs, hidden, outputs):
        self.weights = [
            (lots.standard_normal((inputs, hidden)) / np.sqrt(inputs)).astype(np.float32),
            np.zeros(hidden, np.float32),
            np.zeros((hidden, outputs), np.float32),
            np.zeros(outputs, np.float32),
        ]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def chances(self, observed, mask):
        """How likely each action is; the hidden layer as well, for learning."""
        first, first_bias, second, second_bias = self.weights
        hidden = np.maximum((observed - middle) / spread @ first + first_bias, 0)
        worth = np.where(mask, hidden @ second + second_bias, -np.inf)
        worth = np.exp(worth - worth.max(axis=1, keepdims=True))
        return worth / worth.sum(axis=1, keepdims=True), hidden

    def learn(self, observed, mask, chosen, rate):
        """One step towards what was chosen: the gradient of the cross entropy, by Adam."""
        error, hidden = self.chances(observed, mask)
        error[np.arange(len(chosen)), chosen] -= 1
        error /= len(chosen)
        back = error @ self.weights[2].T * (hidden > 0)
        scaled = (observed - middle) / spread
        slopes = [scaled.T @ back, back.sum(axis=0), hidden.T @ error, error.sum(axis=0)]
        self.steps += 1
        fair = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for weight, mean, square, slope in zip(
            self.weights, self.means, self.squares, slopes, strict=True
        ):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            weight -= fair * mean / (np.sqrt(square) + 1e-8)


# %% Learning
policy = Policy(observations.shape[1], wish.hidden, action_count)
for epoch in range(1, wish.epochs + 1):
    for rows in np.array_split(lots.permutation(learning), max(1, len(learning) // 128)):
        policy.learn(observations[rows], masks(rows), actions[rows], rate=0.002 / epoch)
    if len(checking):
        guessed = policy.chances(observations[checking], masks(checking))[0].argmax(axis=1)
        print(
            f"epoch {epoch}: chooses as greedy does in {np.mean(guessed == actions[checking]):.1%}"
        )

# %% Playing against others
env = gymnasium.make(
    "carrack.research.gymnasium:carrack/Macao-v0", seats=wish.seats, rivals=wish.rivals
)
wins = 0
for match in range(wish.matches):
    observation, info = env.reset(seed=wish.seed + match)
    over = False
    while not over:
        chances, _ = policy.chances(observation[None], info["action_mask"][None] == 1)
        observation, reward, over, _, info = env.step(chances.argmax())
    wins += reward == 1
low, high = wilson(wins, wish.matches)
print(f"wins {wins} of {wish.matches} games of {wish.seats}: {low:.1%} to {high:.1%} of all games")
print(f"who plays as well as the others wins {1 / wish.seats:.1%}")
