/** Lets the browser paint and hear its user before it goes on. */
const breathe = () => new Promise((resolve) => setTimeout(resolve, 0))

/**
 * Loads what something large consists of before the thing itself, part after part: each is compiled and run in a task of its own,
 * where all at once would hold a phone's only thread for a third of a second.
 */
export const loadInParts = async <T>(
  parts: readonly (() => Promise<unknown>)[],
  load: () => Promise<T>,
): Promise<T> => {
  for (const part of parts) {
    // oxlint-disable-next-line no-await-in-loop -- one after another is the point
    await part()
    // oxlint-disable-next-line no-await-in-loop -- as above
    await breathe()
  }
  return load()
}
