// Finds places in Solidity and Yul where one change should make a test fail.

/** One change of one line. */
export type Mutant = {
  file: string
  line: number
  /** Zero-based place in the line. */
  column: number
  from: string
  to: string
  /** The file's text with the change made. */
  source: string
}

const swaps: readonly (readonly [RegExp, string])[] = [
  // Yul
  [/\badd\(/g, 'sub('],
  [/\bsub\(/g, 'add('],
  [/\bmul\(/g, 'div('],
  [/\band\(/g, 'or('],
  [/\bor\(/g, 'and('],
  [/\bxor\(/g, 'or('],
  [/\blt\(/g, 'gt('],
  [/\bgt\(/g, 'lt('],
  [/\beq\(/g, 'xor('],
  [/\bshl\(/g, 'shr('],
  [/\bshr\(/g, 'shl('],
  [/\biszero\(/g, 'not('],
  // Solidity
  [/ == /g, ' != '],
  [/ != /g, ' == '],
  [/ < /g, ' <= '],
  [/ > /g, ' >= '],
  [/ <= /g, ' < '],
  [/ >= /g, ' > '],
  [/ \+ /g, ' - '],
  [/ - /g, ' + '],
  [/ \* /g, ' / '],
  [/ && /g, ' || '],
  [/ \|\| /g, ' && '],
  [/ & ~/g, ' & '],
  [/ & (?!~)/g, ' | '],
  [/ \| /g, ' & '],
  [/ \|= /g, ' = '],
  [/ >> /g, ' << '],
  [/ << /g, ' >> '],
  [/\btrue\b/g, 'false'],
  [/\bfalse\b/g, 'true'],
]

const number = /(?<![\w.$])(?:0x[0-9a-f]{1,2}|0x[0-9a-f]{8}|\d{1,3})(?![\w.$])/g
/** Statements whose loss a test should notice. */
const statement =
  /^\s+(?:if \(.*\) (?:revert|return|continue)\b[^;]*;|emit [^;]*;|_\w+\([^;]*\);|(?:rows|token|made\.rows)\.\w+\([^;]*\);|[mst]{1,2}store8?\(.*\)|(?:\w+[.\w[\]]*|\((?!(?:, )?(?:uint256|address|bool) )[\w., ]+\)) (?:[-+|^]|>>)?= [^;]*;|if [^{]* \{ break \})$/

/** Loops over slots or rows, loops that go on until something is done, and what ends a loop of Yul. */
const loop = /for \(uint256 (\w+); \1 < ([^;]+); \+\+\1\)/g
const repeat = /\bwhile \(/g
const ending = /\bif [^{]* \{ break \}/g

/** The same loop over the first alone, the last alone, all but the first, all but the last, and every other one. */
function partsOf(name: string, count: string): string[] {
  return [
    `for (uint256 ${name}; ${name} < 1 && ${name} < ${count}; ++${name})`,
    `for (uint256 ${name} = ${count} == 0 ? 0 : ${count} - 1; ${name} < ${count}; ++${name})`,
    `for (uint256 ${name} = 1; ${name} < ${count}; ++${name})`,
    `for (uint256 ${name}; ${name} + 1 < ${count}; ++${name})`,
    `for (uint256 ${name}; ${name} < ${count}; ${name} += 2)`,
  ]
}

/** An element of a list in memory or calldata by its index. */
const element = /\b([a-z]\w*(?:\.[a-z]\w*)*)\[(?!0\])[^\]:]+\](?! memory| calldata|\()/g

function isCode(line: string) {
  return !/^\s*(?:\/\/|\/\*|\*|import |pragma |using |library |abstract |contract |interface |struct |error |event )/.test(
    line,
  )
}

/** Every mutant of a file, in the order of its lines. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const lines = source.split('\n')
  const found: Mutant[] = []
  const put = (line: number, column: number, from: string, to: string) => {
    const text = lines[line] ?? ''
    const changed = text.slice(0, column) + to + text.slice(column + from.length)
    found.push({
      file,
      line: line + 1,
      column,
      from: from.trim(),
      to: to.trim(),
      source: [...lines.slice(0, line), changed, ...lines.slice(line + 1)].join('\n'),
    })
  }
  lines.forEach((whole, index) => {
    if (!isCode(whole)) return
    const text = whole.replace(/\/\/.*$/, '')
    for (const [pattern, to] of swaps) for (const match of text.matchAll(pattern)) put(index, match.index, match[0], to)
    for (const match of text.matchAll(number)) {
      const value = BigInt(match[0])
      put(
        index,
        match.index,
        match[0],
        match[0].startsWith('0x')
          ? `0x${(value + 1n).toString(16).padStart(match[0].length - 2, '0')}`
          : `${value + 1n}`,
      )
    }
    for (const match of text.matchAll(loop)) {
      const [from, name = '', count = ''] = match
      for (const to of partsOf(name, count)) put(index, match.index, from, to)
    }
    for (const match of text.matchAll(repeat)) put(index, match.index, match[0], 'if (')
    for (const match of text.matchAll(ending)) put(index, match.index, match[0], 'break')
    // The first of the list and the last, whichever one is meant.
    for (const match of text.matchAll(element))
      for (const to of ['0', `${match[1]}.length - 1`]) put(index, match.index, match[0], `${match[1]}[${to}]`)
    if (statement.test(text)) put(index, text.search(/\S/), text.trim(), '')
  })
  return found
}
