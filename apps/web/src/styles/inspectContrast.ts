/** A selector and what it declares; selectors of nested rules and at-rules are joined by spaces. */
type Rule = { readonly file: string; readonly selector: string; readonly style: ReadonlyMap<string, string> }

/** A text on a ground, as the sheets write their colours. */
export type ColourPair = {
  readonly text: string
  readonly ground: string
  /** The ground below a translucent one. */
  readonly below: string
  /** Sheet and selector. */
  readonly at: string
}

type Colour = readonly [red: number, green: number, blue: number, alpha: number]

/** Grounds that any text may stand on: pages, cards, fields, dialogs. */
const plainGrounds = ['canvas', 'surface', 'raised', 'sunken'].map((name) => `var(--${name})`)

/** Colours of running text, which an area with a ground of its own inherits. */
const runningTexts = ['ink', 'ink-2'].map((name) => `var(--${name})`)

/** Asked by WCAG 2.2 AA of text below 24 px (1.4.3). */
export const textContrast = 4.5

/** Rules of a style sheet in their order. */
function parseRules(file: string, css: string): Rule[] {
  const rules: Rule[] = []
  const open: { selector: string; style: Map<string, string> }[] = []
  let start = 0
  const text = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => ' '.repeat(comment.length))
  const declare = (end: number) => {
    const [, property, value] = /^\s*([\w-]+):\s*([\s\S]+?)\s*$/.exec(text.slice(start, end)) ?? []
    if (property && value) open.at(-1)?.style.set(property, value.replace(/\s+/g, ' '))
    start = end + 1
  }
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '{') {
      open.push({ selector: text.slice(start, at).trim().replace(/\s+/g, ' '), style: new Map() })
      start = at + 1
    }
    if (text[at] === ';') declare(at)
    if (text[at] === '}') {
      declare(at)
      const closed = open.pop()
      const selectors = [...open, ...(closed ? [closed] : [])].map(({ selector }) => selector)
      const selector = selectors.filter((each) => !each.startsWith('@layer')).join(' ')
      if (closed) rules.push({ file, selector, style: closed.style })
    }
  }
  return rules
}

function textOf({ style }: Rule) {
  const colour = style.get('color')
  return colour === 'inherit' ? undefined : colour?.replace(/^var\(--[\w-]+, (var\(.+\))\)$/, '$1')
}

/** The colour behind a rule's text; of a pattern its first colour, which is its widest. */
function groundOf({ style }: Rule) {
  const ground = style.get('background') ?? style.get('background-color')
  if (!ground || ground === 'transparent' || ground === 'none') return undefined
  if (/^(linear|repeating-linear)-gradient/.test(ground)) return /var\(--[\w-]+-fill\)/.exec(ground)?.[0]
  return ground
}

/** Drawn boxes without words: pseudo-elements, bars of a chart or of progress, a slot's rows, swatches of a legend. */
function isDrawing({ selector, style }: Rule) {
  const drawn =
    /::(before|after|backdrop)|(^|[\s>])[iu](\[[^\]]*\])*$|@keyframes|forced-colors|\.swatch|\.progress|\.bits/
  return selector.split(',').every((each) => drawn.test(each.trim())) || /gradient/.test(style.get('background') ?? '')
}

/** A letter drawn as a decorative sign, with empty alternative text. */
function isOrnament({ file, selector }: Rule, rules: readonly Rule[]) {
  const [drawn] = /[\w.]+::(before|after)$/.exec(selector) ?? []
  return Boolean(
    drawn &&
    rules.some(
      (rule) => rule.file === file && rule.selector.endsWith(drawn) && rule.style.get('content')?.endsWith("/ ''"),
    ),
  )
}

/** Texts that a ground without a text of its own carries: those of the same element in another state, else running text and what its sheet colours. */
function textsOn(ground: Rule, rules: readonly Rule[]) {
  const sheet = rules.filter(({ file }) => file === ground.file)
  const same = sheet.filter(
    (rule) => textOf(rule) && rule.selector.split(', ').some((each) => isStateOf(ground.selector, each)),
  )
  if (same.length > 0) return same.slice(-1).flatMap((rule) => textOf(rule) ?? [])
  const [area = ''] = /^\.\w+/.exec(ground.selector) ?? []
  const within = sheet.filter(({ selector }) => selector.startsWith(`${area} `) && !/::(before|after)/.test(selector))
  return [...runningTexts, ...within.flatMap((rule) => (groundOf(rule) ? [] : (textOf(rule) ?? [])))]
}

/** Whether a selector is another one with more states: `.row:hover` of `.row`. */
function isStateOf(selector: string, base: string) {
  return selector.startsWith(base) && /^([:[]|$)/.test(selector.slice(base.length))
}

/** The ground that a sheet gives a text elsewhere: what is written in it stands there. */
function pairedGround(text: string, { file }: Rule, rules: readonly Rule[]) {
  return rules.filter((rule) => rule.file === file && textOf(rule) === text).flatMap((rule) => groundOf(rule) ?? [])[0]
}

/**
 * Every pair of a text and its ground that style sheets make: those that one rule sets, texts alone on each plain ground, and grounds alone
 * under the texts of the same element or area.
 *
 * @param sheets texts of style sheets by path
 */
export function findColourPairs(sheets: ReadonlyMap<string, string>): ColourPair[] {
  const rules = [...sheets].flatMap(([file, css]) => parseRules(file, css))
  return rules.flatMap((rule): ColourPair[] => {
    const text = textOf(rule)
    const ground = groundOf(rule)
    const pair = (colour: string, grounds: readonly string[]) => {
      const isInverse = colour.startsWith('var(--on-')
      const below = (isInverse && pairedGround(colour, rule, rules)) || 'var(--canvas)'
      return (isInverse && grounds === plainGrounds ? [below] : grounds).map((each) => ({
        text: colour,
        ground: each,
        below,
        at: `${rule.file} ${rule.selector}`,
      }))
    }
    if (text && isOrnament(rule, rules)) return []
    if (text) return pair(text, ground ? [ground] : plainGrounds)
    if (!ground || plainGrounds.includes(ground) || isDrawing(rule)) return []
    return textsOn(rule, rules).flatMap((each) => pair(each, [ground]))
  })
}

/** Tokens of a theme by name, the light theme's where a dark one gives none. */
export function parseTokens(css: string, theme: 'light' | 'dark'): Map<string, string> {
  const themes = theme === 'light' ? [':root'] : [':root', `[data-theme='dark']`]
  return new Map(
    parseRules('', css).flatMap(({ selector, style }) =>
      themes.some((each) => selector.endsWith(each)) ? [...style] : [],
    ),
  )
}

function parseColour(value: string, tokens: ReadonlyMap<string, string>): Colour {
  const [, name] = /^var\(--([\w-]+)\)$/.exec(value) ?? []
  if (name) return parseColour(tokens.get(`--${name}`) ?? '', tokens)
  if (value === 'transparent') return [0, 0, 0, 0]
  const [, short] = /^#([\da-f]{3})$/.exec(value) ?? []
  const [, digits] = short ? ['', short.replace(/./g, '$&$&')] : (/^#([\da-f]{6})$/.exec(value) ?? [])
  if (digits) {
    const channel = (at: number) => parseInt(digits.slice(at, at + 2), 16) / 255
    return [channel(0), channel(2), channel(4), 1]
  }
  const [, first, share, second] = /^color-mix\(in oklab, (var\([^)]+\)) (\d+)%, ([^)]+\)|\w+)\)$/.exec(value) ?? []
  if (!first || !second) throw new Error(`The colour ${value || 'of a token that is missing'} can’t be parsed.`)
  return mix(parseColour(first, tokens), parseColour(second, tokens), Number(share) / 100)
}

function toLinear(channel: number) {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

function fromLinear(channel: number) {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055
}

/** Rows of a matrix times a vector. */
function multiply(matrix: readonly (readonly [number, number, number])[], [x, y, z]: readonly number[]) {
  return matrix.map(([a, b, c]) => a * (x ?? 0) + b * (y ?? 0) + c * (z ?? 0))
}

const rgbToLms = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
] as const
const lmsToRgb = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
] as const

/** `color-mix(in oklab, …)`: alpha is mixed too, and a transparent side gives no colour. */
function mix(first: Colour, second: Colour, share: number): Colour {
  const alpha = first[3] * share + second[3] * (1 - share)
  // Oklab is linear in the cube roots of these, so they mix as its own axes do.
  const roots = ([red, green, blue]: Colour) =>
    multiply(rgbToLms, [red, green, blue].map(toLinear)).map((value) => Math.cbrt(value))
  const [one, other] = [roots(first), roots(second)]
  const mixed = one.map(
    (value, axis) => (value * first[3] * share + (other[axis] ?? 0) * second[3] * (1 - share)) / (alpha || 1),
  )
  const [red = 0, green = 0, blue = 0] = multiply(
    lmsToRgb,
    mixed.map((value) => value ** 3),
  ).map((value) => fromLinear(Math.min(1, Math.max(0, value))))
  return [red, green, blue, alpha]
}

/** A colour over an opaque one, as a browser paints it. */
function paintOver(colour: Colour, below: Colour): Colour {
  const channel = (at: 0 | 1 | 2) => colour[at] * colour[3] + below[at] * (1 - colour[3])
  return [channel(0), channel(1), channel(2), 1]
}

/** WCAG's contrast ratio of a pair in a theme. */
export function contrastOf({ text, ground, below }: ColourPair, tokens: ReadonlyMap<string, string>): number {
  const back = paintOver(parseColour(ground, tokens), parseColour(below, tokens))
  const luminance = ([red, green, blue]: Colour) =>
    0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue)
  const levels = [luminance(paintOver(parseColour(text, tokens), back)), luminance(back)].map((level) => level + 0.05)
  return Math.max(...levels) / Math.min(...levels)
}
