import type { Guide } from './readGuides.ts'

/** A page of the API reference. */
type Module = {
  /** The name under which it is imported. */
  readonly name: string
  readonly url: string
  /** Its package's description. */
  readonly summary: string
}

/** The text of `llms.txt` (llmstxt.org): what the site is about, and each guide and module with its page in Markdown. */
export function listPages(title: string, about: string, guides: readonly Guide[], modules: readonly Module[]): string {
  const list = (entries: readonly { name: string; url: string; summary: string }[]) =>
    entries.map(({ name, url, summary }) => `- [${name}](${url}): ${summary}`).join('\n')
  return `# ${title}

> ${about}

Every page of the site is there as Markdown, too: \`guides/sign-in.md\` beside \`guides/sign-in.html\`.

## Guides

${list(guides.map(({ title: name, slug, summary }) => ({ name, url: `guides/${slug}.md`, summary })))}

## API reference

${list(modules)}

## Optional

- [Stories](stories/index.html): each state of the wallet layer and of the app, in Storybook
`
}
