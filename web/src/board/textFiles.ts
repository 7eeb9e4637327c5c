/** What tests ask of the texts of a face: keys in every language, and whatever the code says. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

/** What a file lacks or has too much, by its path: wrong lines, keys written twice, keys that English has and others. */
export interface Trouble {
  errors: unknown[];
  twice: string[];
  keys: string[];
}

function keysOf(text: string): string[] {
  return [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!).sort();
}

/** Texts by their paths. Some words lie in files of their own, such as story.en.ftl. */
export class TextFiles {
  constructor(private readonly files: Record<string, string>) {}

  names(): string[] {
    return Object.keys(this.files);
  }

  /** All keys there are. */
  get english(): string[] {
    return this.names()
      .filter((name) => name.endsWith("en.ftl"))
      .flatMap((name) => this.inEnglish(name));
  }

  /** The keys of the English file beside this one. */
  inEnglish(name: string): string[] {
    return keysOf(this.files[name.replace(/\w\w\.ftl$/, "en.ftl")]!);
  }

  read(name: string): Trouble {
    const text = this.files[name]!;
    const keys = keysOf(text);
    return {
      errors: new FluentBundle("en").addResource(new FluentResource(text)),
      twice: keys.filter((key, i) => key === keys[i - 1]),
      keys,
    };
  }

  /** Keys that the code says and no text has. */
  unknownIn(sources: Record<string, string>): string[] {
    const english = this.english;
    const said = Object.values(sources).flatMap((code) =>
      [...code.matchAll(/say\(\s*"([\w-]+)"/g)].map(([, key]) => key!),
    );
    return [...new Set(said)].filter((key) => !english.includes(key));
  }
}
