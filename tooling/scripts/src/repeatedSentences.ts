/** Fewer words are names and labels, which two places may share by chance. */
const minWords = 5

/**
 * Sentences that a package has and somebody else repeats, with where they stand. Pages may share words with each other; what a package
 * says is said from its catalogue alone.
 *
 * @param catalogues texts by their key, by the folder of the catalogue
 */
export function repeatedSentences(catalogues: ReadonlyMap<string, Readonly<Record<string, string>>>): string[] {
  const places = new Map<string, string[]>()
  for (const [folder, texts] of catalogues)
    for (const text of new Set(Object.values(texts))) places.set(text, [...(places.get(text) ?? []), folder])
  return [...places]
    .filter(([, folders]) => folders.length > 1 && folders.some((folder) => folder.startsWith('packages/')))
    .filter(([text]) => text.split(/\s+/).length >= minWords)
    .map(([text, folders]) => `${text} (${folders.join(', ')})`)
}
