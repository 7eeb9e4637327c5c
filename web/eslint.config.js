import hooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

export default tseslint.config(
  { ignores: ["node_modules", "src/api/*.generated.ts"] },
  ...tseslint.configs.recommended,
  {
    files: ["src/**/*.{ts,tsx}"],
    plugins: { "react-hooks": hooks },
    rules: {
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "warn",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "@typescript-eslint/no-explicit-any": "error",
    },
  },
  // api, kit ← table ← board ← games ← pages: who may import whom.
  limit("src/api", ["kit", "table", "board", "games", "pages"]),
  limit("src/kit", ["api", "table", "board", "games", "pages"]),
  limit("src/table", ["board", "games", "pages"]),
  limit("src/board", ["games", "pages"]),
  limit("src/games", ["pages"]),
);

function limit(folder, forbidden) {
  return {
    files: [`${folder}/**/*.{ts,tsx}`],
    rules: {
      "no-restricted-imports": [
        "error",
        { patterns: forbidden.map((name) => ({ group: [`**/../${name}/*`, `**/${name}/*`] })) },
      ],
    },
  };
}
