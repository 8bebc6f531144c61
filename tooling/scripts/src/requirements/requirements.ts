/** A test file of vitest or Playwright. */
export type TestSource = { path: string; text: string }

const id = String.raw`(?:UX|[A-Z])\d{1,2}`

/** The rows of `docs/requirements.md`: the sentence of each id. */
export function readRequirements(page: string): { readonly id: string; readonly sentence: string }[] {
  const rows = page.matchAll(new RegExp(`^\\| (${id}) +\\| (.+?) *\\|$`, 'gm'))
  return [...rows].map(([, found = '', sentence = '']) => ({ id: found, sentence }))
}

/** The ids that tests carry as tags: `tags: ['R13']` in vitest, `tag: '@R13'` in Playwright. */
export function readTags({ text }: TestSource): string[] {
  return [...text.matchAll(/\btags?: *(\[[^\]]*\]|'[^']*')/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'@?([A-Z]\w*)'/g)].flatMap(([, found]) => found ?? []),
  )
}

/** Describes each difference between the requirements and the tests. */
export function findRequirementFaults(page: string, sources: readonly TestSource[]): string[] {
  const rows = readRequirements(page).map((row) => row.id)
  const tagged = sources.flatMap((source) => readTags(source).map((tag) => ({ tag, path: source.path })))
  const tags = new Set(tagged.map(({ tag }) => tag))
  // A title, or a row of a table of cases, that begins with an id.
  const coded = new RegExp(`[([]\\s*['"\`](?:${id}[ ,]*)+:? [^'"\`]*`, 'g')
  return [
    ...rows.filter((row, place) => rows.indexOf(row) !== place).map((row) => `${row} has two rows`),
    ...rows.filter((row) => !tags.has(row)).map((row) => `${row} has no test`),
    ...tagged.filter(({ tag }) => !rows.includes(tag)).map(({ tag, path }) => `${path}: ${tag} has no row`),
    ...sources.flatMap(({ path, text }) =>
      [...text.matchAll(coded)]
        .filter(([title]) => rows.some((row) => new RegExp(`\\b${row}\\b`).test(title)))
        .map(([title]) => `${path}: a title begins with an id: ${title.trim()}`),
    ),
  ]
}
