// Rules of the house that the linter does not have, as a plugin of it: how functions are written, and how limits are named.

type Node = {
  type: string
  name?: string
  id?: Node | null
  init?: Node | null
  typeAnnotation?: Node | null
  declaration?: Node | null
  declarations?: Node[]
  kind?: string
  expression?: Node
  body?: Node[]
}
type Context = { report: (finding: { node: Node; message: string }) => void }
type Rule = { create: (context: Context) => Record<string, (node: Node) => void> }

/** The constants at the top of a file. */
function constantsOf({ body = [] }: Node): { constant: Node; isExported: boolean }[] {
  return body.flatMap((statement) => {
    const isExported = statement.type === 'ExportNamedDeclaration'
    const declaration = isExported ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') return []
    return (declaration.declarations ?? []).map((constant) => ({ constant, isExported }))
  })
}

const functions = new Set(['ArrowFunctionExpression', 'FunctionExpression'])

/**
 * A function at the top of a file is declared: `function f() {}`. What has a type written beside its name may stay a value,
 * since a declaration can't have one.
 */
const functionDeclarations: Rule = {
  create: (context) => ({
    Program: (program) => {
      for (const { constant } of constantsOf(program)) {
        if (!functions.has(constant.init?.type ?? '') || constant.id?.typeAnnotation) continue
        context.report({
          node: constant,
          message: `Declare it: function ${constant.id?.name ?? ''}(…) { … }. Arrow functions are for callbacks and inside of functions.`,
        })
      }
    },
  }),
}

const coined: Record<string, string> = {
  most: 'max',
  longest: 'max…Length',
  largest: 'max',
  biggest: 'max',
  highest: 'max',
  least: 'min',
  fewest: 'min',
  shortest: 'min…Length',
  smallest: 'min',
  lowest: 'min',
  usual: 'default',
}
const coinedName = new RegExp(`^(${Object.keys(coined).join('|')})(?=[A-Z_]|$)`)

/** A limit that others import is `max…` or `min…`, and what holds when nothing is said is `default…`. */
const limitNames: Rule = {
  create: (context) => ({
    Program: (program) => {
      for (const { constant, isExported } of constantsOf(program)) {
        const [word] = (isExported && coinedName.exec(constant.id?.name ?? '')) || []
        if (word === undefined) continue
        context.report({ node: constant, message: `Name it in the field's terms: ${coined[word]}…, not ${word}….` })
      }
    },
  }),
}

// oxlint-disable-next-line import/no-default-export -- what the linter wants of a plugin
export default {
  meta: { name: 'house' },
  rules: { 'function-declarations': functionDeclarations, 'limit-names': limitNames },
}
