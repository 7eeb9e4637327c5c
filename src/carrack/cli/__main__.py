"""`python -m carrack.cli` is the `carrack` command."""

from carrack.cli import main

if __name__ == "__main__":
    main()
