import { loadChecksum, readLabels as parseLabels } from '@slotdrop/drops'
import { type Sentence, sentence } from '@slotdrop/messages'
import { FileError } from '../errors.ts'
import * as messages from '../messages.generated.ts'
import { readText } from './readText.ts'

/** Bad lines that are named. */
const namedLines = 10

function badLabels(path: string, lines: readonly number[]): Sentence {
  const named = lines.slice(0, namedLines).join(', ')
  return sentence(messages.badLabels, {
    path,
    count: lines.length,
    lines: lines.length > namedLines ? `${named}, …` : named,
  })
}

/**
 * Reads a file of addresses and labels. Nothing is used of a file with a bad line.
 *
 * @returns label by address in lower case
 * @throws FileError that names the bad lines
 */
export async function readLabels(path: string): Promise<Map<string, string>> {
  const { lines, badLines } = parseLabels(await readText(path), await loadChecksum())
  if (badLines.length > 0) throw new FileError(badLabels(path, badLines), path)
  return new Map(lines.map(({ address, label }) => [address, label]))
}
