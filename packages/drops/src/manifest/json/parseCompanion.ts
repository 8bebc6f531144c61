import { companionOpen, rowsOpen } from './manifestJson.ts'
import { isFields } from './parseFields.ts'

/**
 * Parses what the private form of a sealed list holds beside the list; undefined where it holds nothing more. Nothing in it is checked.
 *
 * @param text JSON that was read as a sealed list
 */
export function parseCompanion(text: string): unknown {
  // No text within a value has these quotes: there they are escaped.
  const [from, to] = [text.indexOf(companionOpen), text.indexOf(rowsOpen)]
  if (from >= 0 && from < to) return JSON.parse(text.slice(from + companionOpen.length, to))
  if (!text.includes('"companion"')) return undefined
  const list: unknown = JSON.parse(text)
  return isFields(list) ? list['companion'] : undefined
}
