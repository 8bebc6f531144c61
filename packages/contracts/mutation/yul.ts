// Many mutants in one piece of code. The compiler hands out what it made of the Solidity before it makes bytecode of it (Yul,
// a function each); of a mutant only the functions that differ are kept, next to the contract's own. Which of them runs
// depends on the size of the code, as zeros behind the code are never executed: `firstSize + n` is mutant n, any other size the contract.

/** A function of Yul. */
export type YulFunction = { name: string; parameters: string; results: string; body: string }

/** What the compiler made of a contract: what runs first, and every function by its name. */
export type Program = { head: string; functions: ReadonlyMap<string, YulFunction> }

/** Size of the code that is the first mutant. */
export const firstSize = 0xe001

const words = /"[^"]*"|[A-Za-z_$][\w$.]*|0x[0-9a-fA-F]+|\d+|:=|->|\S/g

function endOf(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth++
    else if (text[at] === '}' && --depth === 0) return at
  }
  throw new Error('A brace that nothing closes.')
}

/** Reads the code that is deployed out of the compiler's `ir`. */
export function readProgram(ir: string): Program {
  const text = ir.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\/\/.*$/gm, '')
  const object = text.search(/object "\w+_deployed"/)
  const open = text.indexOf('{', text.indexOf('code', object))
  const code = text.slice(open + 1, endOf(text, open))
  const functions = new Map<string, YulFunction>()
  let head = ''
  let rest = 0
  const start = /function ([\w$]+)\(([^)]*)\)(?:\s*->\s*([^{]*?))?\s*\{/g
  for (let found = start.exec(code); found; found = start.exec(code)) {
    const [whole, name = '', parameters = '', results = ''] = found
    const opened = found.index + whole.length - 1
    const end = endOf(code, opened)
    functions.set(name, { name, parameters, results, body: code.slice(opened + 1, end) })
    head += code.slice(rest, found.index)
    rest = end + 1
    start.lastIndex = rest
  }
  return { head: head + code.slice(rest), functions }
}

/** The same text for functions that differ in the names of their variables alone. */
function canonical({ parameters, results, body }: YulFunction): string {
  const own = new Map<string, string>()
  const declare = (names: string) => {
    for (const name of names.match(/[\w$]+/g) ?? []) if (!own.has(name)) own.set(name, `$${own.size}`)
  }
  declare(parameters)
  declare(results)
  for (const [, names = ''] of body.matchAll(/\blet\s+([\w$,\s]+?)\s*(?=:=|\n|\})/g)) declare(names)
  const text = `(${parameters}) -> ${results} {${body}}`
  return (text.match(words) ?? []).map((word) => own.get(word) ?? word).join(' ')
}

/** Numbers in the compiler's names that count the nodes of the source: a mutant of fewer nodes has others from some place on. */
const counted = /(?<=[_$])\d+(?=[_$]|$)/g
const isCounted = /^(?:(?:external_|getter_)?fun_|constant_|modifier_)|\$/

/** Names the functions of a mutant as the contract's; undefined where two would have one name. */
function renamed(mutant: Program, original: Program): Program | undefined {
  const unique = (program: Program) => {
    const found = new Map<string, string | undefined>()
    for (const name of program.functions.keys()) {
      // What a modifier wraps ends in a word, and has its number within.
      if (!/^fun_.*\d$/.test(name)) continue
      const base = name.replace(/\d+$/, '')
      found.set(base, found.has(base) ? undefined : name)
    }
    return found
  }
  const [ours, theirs] = [unique(original), unique(mutant)]
  const idOf = (name: string) => Number(/\d+$/.exec(name)?.[0])
  const pairs = [...theirs]
    .flatMap(([base, name]) => {
      const other = ours.get(base)
      return name && other ? [{ from: idOf(name), to: idOf(other) }] : []
    })
    .toSorted((a, b) => a.from - b.from)
  const shifted = pairs.find(({ from, to }) => from !== to)
  if (!shifted) return mutant
  const shift = shifted.to - shifted.from
  const last = pairs.filter(({ from, to }) => from === to && from < shifted.from).at(-1)?.from ?? 0
  const names = new Map<string, string>()
  for (const name of mutant.functions.keys()) {
    if (!isCounted.test(name)) continue
    const moved = (least: number) =>
      name.replaceAll(counted, (digits) => (Number(digits) > least ? `${Number(digits) + shift}` : digits))
    const known = [moved(last), moved(shifted.from - 1), name].find((text) => original.functions.has(text))
    if (known) names.set(name, known)
  }
  const functions = new Map<string, YulFunction>()
  const rename = (text: string) => text.replaceAll(/[A-Za-z_$][\w$]*/g, (word) => names.get(word) ?? word)
  for (const { name, parameters, results, body } of mutant.functions.values()) {
    const known = names.get(name) ?? name
    if (functions.has(known)) return undefined
    functions.set(known, { name: known, parameters, results, body: rename(body) })
  }
  return { head: rename(mutant.head), functions }
}

function squeezed(text: string): string {
  return (text.match(words) ?? []).join(' ')
}

/** The functions in which a mutant differs; undefined where it differs in what runs first, or can't be named as the contract is. */
export function differences(mutant: Program, original: Program): YulFunction[] | undefined {
  const named = renamed(mutant, original)
  if (!named || squeezed(named.head) !== squeezed(original.head)) return undefined
  return [...named.functions.values()].filter((one) => {
    const own = original.functions.get(one.name)
    return !own || canonical(own) !== canonical(one)
  })
}

function written({ name, parameters, results, body }: YulFunction): string {
  return `function ${name}(${parameters})${results ? ` -> ${results}` : ''} {${body}}`
}

function namesOf(list: string): string[] {
  return list.match(/[\w$]+/g) ?? []
}

/** One piece of Yul that is the contract and, by the size of its code, each of the mutants. */
export function merged(original: Program, mutants: readonly (readonly YulFunction[])[]): string {
  const parts = [original.head]
  const changed = new Map<string, { mutant: number; one: YulFunction }[]>()
  const added = new Map<string, YulFunction>()
  mutants.forEach((functions, mutant) => {
    for (const one of functions) {
      if (original.functions.has(one.name)) {
        changed.set(one.name, [...(changed.get(one.name) ?? []), { mutant, one }])
        continue
      }
      // A conversion of a number that the contract doesn't have, say: the same for all mutants.
      const other = added.get(one.name)
      if (other && canonical(other) !== canonical(one)) throw new Error(`Two functions ${one.name}.`)
      added.set(one.name, one)
    }
  })
  for (const own of original.functions.values()) {
    const variants = changed.get(own.name)
    if (!variants) {
      parts.push(written(own))
      continue
    }
    const parameters = namesOf(own.parameters).map((_, index) => `p${index}`)
    const results = namesOf(own.results).map((_, index) => `r${index}`)
    const call = (name: string) =>
      `${results.length > 0 ? `${results.join(', ')} := ` : ''}${name}(${parameters.join(', ')})`
    const cases = variants.map(({ mutant }) => `case ${firstSize + mutant} { ${call(`mutant_${mutant}_${own.name}`)} }`)
    parts.push(
      written({ ...own, name: `own_${own.name}` }),
      ...variants.map(({ mutant, one }) => written({ ...one, name: `mutant_${mutant}_${one.name}` })),
      written({
        name: own.name,
        parameters: parameters.join(', '),
        results: results.join(', '),
        body: ` switch codesize() ${cases.join(' ')} default { ${call(`own_${own.name}`)} } `,
      }),
    )
  }
  for (const one of added.values()) parts.push(written(one))
  return `object "Mutants" { code { ${parts.join('\n')} } }`
}

/** Code that deploys a runtime code, made as long as tells which mutant it is; without one it is the contract. */
export function deploying(runtime: string, mutant?: number): string {
  const size = mutant === undefined ? firstSize - 1 : firstSize + mutant
  if (runtime.length / 2 >= firstSize) throw new RangeError('The code is longer than what tells the mutants apart.')
  return `0x61${size.toString(16).padStart(4, '0')}80600a5f395ff3${runtime.padEnd(size * 2, '0')}`
}
