/** Characters that no reader sees: zero-width, direction, soft hyphens, byte order marks, controls but tab. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}]|(?![\t\n\r])\p{Cc}/u
/** Twins of ASCII characters in full width, and digits of other scripts. */
const foreign = /[\uff01-\uff5e]|(?![0-9])\p{Nd}/u
const either = new RegExp(`${unseen.source}|${foreign.source}`, 'gu')
/** Shows the characters behind it in reverse order, so what is read differs from what is kept. */
const reversing = '\u202e'

const names: Readonly<Record<number, string>> = {
  0x00a0: 'NO-BREAK SPACE',
  0x00ad: 'SOFT HYPHEN',
  0x034f: 'COMBINING GRAPHEME JOINER',
  0x061c: 'ARABIC LETTER MARK',
  0x180e: 'MONGOLIAN VOWEL SEPARATOR',
  0x2007: 'FIGURE SPACE',
  0x2009: 'THIN SPACE',
  0x200b: 'ZERO WIDTH SPACE',
  0x200c: 'ZERO WIDTH NON-JOINER',
  0x200d: 'ZERO WIDTH JOINER',
  0x200e: 'LEFT-TO-RIGHT MARK',
  0x200f: 'RIGHT-TO-LEFT MARK',
  0x202a: 'LEFT-TO-RIGHT EMBEDDING',
  0x202b: 'RIGHT-TO-LEFT EMBEDDING',
  0x202c: 'POP DIRECTIONAL FORMATTING',
  0x202d: 'LEFT-TO-RIGHT OVERRIDE',
  0x202e: 'RIGHT-TO-LEFT OVERRIDE',
  0x202f: 'NARROW NO-BREAK SPACE',
  0x2060: 'WORD JOINER',
  0x2066: 'LEFT-TO-RIGHT ISOLATE',
  0x2067: 'RIGHT-TO-LEFT ISOLATE',
  0x2068: 'FIRST STRONG ISOLATE',
  0x2069: 'POP DIRECTIONAL ISOLATE',
  0x3000: 'IDEOGRAPHIC SPACE',
  0xfeff: 'ZERO WIDTH NO-BREAK SPACE',
}
const digitNames = ['ZERO', 'ONE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX', 'SEVEN', 'EIGHT', 'NINE'] as const
/** Scripts by their digit zero. */
const digitScripts: Readonly<Record<number, string>> = {
  0x0660: 'ARABIC-INDIC',
  0x06f0: 'EXTENDED ARABIC-INDIC',
  0x0966: 'DEVANAGARI',
  0xff10: 'FULLWIDTH',
}

/** The value of a decimal digit of any script: Unicode has them in runs of ten. */
function digitValue(character: string): number {
  const code = character.codePointAt(0) ?? 0
  let value = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
  return value % digitNames.length
}

/** Names a character as Unicode does, such as `ZERO WIDTH SPACE (U+200B)`; rare ones by their number alone. */
export function characterName(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const number = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
  const value = /\p{Nd}/u.test(character) ? digitValue(character) : 0
  const script = digitScripts[code - value]
  const name = script === undefined ? names[code] : `${script} DIGIT ${digitNames[value]}`
  return name === undefined ? number : `${name} (${number})`
}

function toPlain(character: string): string {
  if (unseen.test(character)) return ''
  if (/\p{Nd}/u.test(character)) return `${digitValue(character)}`
  return character.normalize('NFKC')
}

/** A character that is not seen or not what it looks like, by its name, and the text without such characters. */
export type UnusualCharacter = {
  readonly character: string
  /** Undefined where the text is shown in another order than it is kept. */
  readonly plain: string | undefined
}

/** Finds the first character of a text that is not seen, or that looks like a digit or sign of ASCII and is none. */
export function findUnusualCharacter(text: string): UnusualCharacter | undefined {
  const [first] = text.match(either) ?? []
  if (first === undefined) return undefined
  if (text.includes(reversing)) return { character: characterName(reversing), plain: undefined }
  return { character: characterName(first), plain: text.replace(either, toPlain) }
}

const oddSpaces = /(?![ ])[\p{Zs}]/gu

/** The same of spaces other than the usual one, for texts that may have none. */
export function findUnusualSpace(text: string): UnusualCharacter | undefined {
  const [first] = text.match(oddSpaces) ?? []
  return first === undefined ? undefined : { character: characterName(first), plain: text.replace(oddSpaces, '') }
}
