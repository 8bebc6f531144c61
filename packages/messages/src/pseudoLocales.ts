import type { CompiledMessage } from 'icu-minify/format'
import type { Translation } from './message.ts'

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = [...'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ']

/** Letters that can still be read, and about a third more of them: what German does to a button. */
function accent(text: string) {
  const letters = [...text].map((letter) => accented[plain.indexOf(letter)] ?? letter).join('')
  const more = '~'.repeat(Math.floor([...text].filter((letter) => plain.includes(letter)).length / 3))
  // In words of a length that languages have, so that a line can break between them.
  return letters + more.replaceAll(/~{9}(?=~)/g, '$& ')
}

/** Each run of letters drawn from right to left, as a script that runs that way. */
function turn(text: string) {
  return /\p{L}/u.test(text) ? `\u202e${text}\u202c` : text
}

/** Changes the words of a compiled message, and leaves its arguments, tags and keys. */
function mapWords(node: unknown, change: (text: string) => string): unknown {
  if (typeof node === 'string') return change(node)
  if (!Array.isArray(node)) return node
  const [name, second, third, ...rest] = node as unknown[]
  if (node.length === 1) return node
  // [name, 1 to 3, branches]: select, plural, ordinal. [name, 4 to 6, style?]: number, date, time.
  if (typeof second === 'number' && second >= 4) return node
  if (typeof second === 'number' && second >= 1) {
    // Sound: the compiler writes branches as an object.
    const branches = Object.entries(third as object).map(([key, branch]) => [key, mapBranch(branch, change)])
    return [name, second, Object.fromEntries(branches), ...rest]
  }
  return [name, ...node.slice(1).map((child) => mapWords(child, change))]
}

function mapBranch(branch: unknown, change: (text: string) => string): unknown {
  return Array.isArray(branch) ? branch.map((node) => mapWords(node, change)) : mapWords(branch, change)
}

function translate(change: (text: string) => string, open: string, close: string): Translation {
  return ({ texts }) =>
    Object.fromEntries(
      Object.entries(texts).map(([key, message]) => {
        // Sound: its shape stays that of the message.
        const changed = mapBranch(message, change) as CompiledMessage
        // Sound: texts and arguments in a row are a message.
        return [
          key,
          typeof changed === 'string' ? `${open}${changed}${close}` : ([open, ...changed, close] as CompiledMessage),
        ]
      }),
    )
}

/** English that looks foreign and is longer, each text between ⟦ and ⟧: shows what was not taken from a message, and what is too narrow. */
export const accentedEnglish = translate(accent, '⟦', '⟧')

/** English that runs from right to left: shows what a page looks like in Arabic or Hebrew. */
export const turnedEnglish = translate(turn, '', '')
