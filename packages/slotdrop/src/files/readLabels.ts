import { isAddressShape } from '@slotdrop/drops'
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
 * Reads labels of addresses: lines of `ADDRESS,LABEL`, also with a semicolon or a tab, with a header or without. Nothing is used of a file
 * with a bad line.
 *
 * @returns label by address in lower case
 * @throws FileError that names the bad lines
 */
export async function readLabels(path: string): Promise<Map<string, string>> {
  const labels = new Map<string, string>()
  const bad: number[] = []
  for (const [index, line] of (await readText(path))
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const [, first = '', rest = ''] = /^\s*"?([^",;\t]*)"?\s*[,;\t]?(.*)$/.exec(line) ?? []
    const address = first.trim().toLowerCase()
    if (isAddressShape(address)) labels.set(address, rest.trim().replaceAll(/^"|"$/g, '').replaceAll('""', '"'))
    else if (line.trim() !== '' && !(index === 0 && /^(?:address|wallet|account)$/i.test(address))) bad.push(index + 1)
  }
  if (bad.length > 0) throw new FileError(badLabels(path, bad), path)
  return labels
}
