import type { Decisions } from './decisions.ts'

/** How far undo goes back: steps, and lines that all of them together name. */
const limits = { versions: 200, lines: 4_000_000 }

/** How many lines decisions name. */
function weigh({ excluded, edits, kept }: Decisions): number {
  return [...kept.values()].reduce((sum, lines) => sum + lines.size, excluded.size + edits.size)
}

/** The latest of some versions, as many as memory allows; the very last one always. */
export function latestVersions(versions: readonly Decisions[], { versions: maxVersions, lines } = limits): Decisions[] {
  let weight = 0
  let first = versions.length
  for (const version of versions.toReversed()) {
    weight += weigh(version)
    const taken = versions.length - first
    if (taken === maxVersions || (taken > 0 && weight > lines)) break
    first--
  }
  return versions.slice(first)
}
