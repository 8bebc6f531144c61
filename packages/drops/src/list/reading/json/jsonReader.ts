import { type JsonNeed, ListJsonError } from '../../../errors.ts'
import { wrappedNumber } from './wrappedNumber.ts'

/** A JSON value with its members in order and its numbers as they are written. */
export type JsonNode =
  | { readonly kind: 'scalar'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly JsonNode[] }
  | { readonly kind: 'object'; readonly members: readonly (readonly [key: string, value: JsonNode])[] }

const maxLevels = 32

// Strings only roughly: JSON.parse decides about what is inside of them.
const scalar = /"[^"\\]*(?:\\.[^"\\]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
const space = /[ \t\r\n]*/y

/** Reads JSON from its beginning to its end; every method stands at the next value. */
export function createJsonReader(text: string) {
  let at = 0
  let level = 0

  const fail = (expected: JsonNeed): never => {
    let line = 1
    for (let i = text.indexOf('\n'); i >= 0 && i < at; i = text.indexOf('\n', i + 1)) line++
    throw new ListJsonError({ line, expected })
  }
  const skip = () => {
    space.lastIndex = at
    space.exec(text)
    at = space.lastIndex
  }
  const take = (character: string): boolean => {
    skip()
    if (text[at] !== character) return false
    at++
    return true
  }
  const readScalar = (): string => {
    skip()
    scalar.lastIndex = at
    const found = scalar.exec(text)?.[0]
    if (found === undefined) return fail('value')
    at = scalar.lastIndex
    if (!found.startsWith('"')) return found
    try {
      const read: unknown = JSON.parse(found)
      return String(read)
    } catch {
      return fail('text')
    }
  }
  const deeper = <T>(read: () => T): T => {
    if (++level > maxLevels) fail('shallow-value')
    const value = read()
    level--
    return value
  }
  const each = (open: string, close: string, read: () => void) => {
    if (!take(open)) fail({ signs: [open] })
    if (take(close)) return
    do read()
    while (take(','))
    if (!take(close)) fail({ signs: [',', close] })
  }
  const eachItem = (read: () => void) => each('[', ']', read)
  const eachMember = (read: (key: string) => void) =>
    each('{', '}', () => {
      skip()
      if (text[at] !== '"') fail('name')
      const key = readScalar()
      if (!take(':')) fail({ signs: [':'] })
      read(key)
    })
  const readNode = (): JsonNode => {
    skip()
    const next = text[at]
    if (next === '[')
      return deeper(() => {
        const items: JsonNode[] = []
        eachItem(() => items.push(readNode()))
        return { kind: 'list', items }
      })
    if (next === '{')
      return deeper(() => {
        const members: [string, JsonNode][] = []
        eachMember((key) => members.push([key, readNode()]))
        const digits = wrappedNumber(
          members.map(([name, value]) => [name, value.kind === 'scalar' ? value.text : undefined] as const),
        )
        return digits === undefined ? { kind: 'object', members } : { kind: 'scalar', text: digits }
      })
    return { kind: 'scalar', text: readScalar() }
  }
  return {
    readNode,
    eachItem,
    eachMember,
    descend: deeper,
    /** First character of the next value. */
    peek: (): string | undefined => {
      skip()
      return text[at]
    },
    /** Steps over a comma between two values that no brackets enclose. */
    skipComma: () => {
      take(',')
    },
    isAtEnd: (): boolean => {
      skip()
      return at >= text.length
    },
    end: () => {
      skip()
      if (at < text.length) fail('end')
    },
  }
}
