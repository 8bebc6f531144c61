// Rules of the house that the linter does not have, as a plugin of it: how functions are written and named, in which words, and that an
// effect fetches nothing.

import { chainTables } from './chainTables.ts'

type Node = {
  async?: boolean
  generator?: boolean
  object?: Node
  argument?: Node | null
  returnType?: Node | null
  key?: Node
  params?: Node[]
  parent?: Node | null
  loc?: Lines['loc']
  typeName?: Node | null
  typeArguments?: { params: Node[] } | null
  elementType?: Node
  types?: Node[]
  members?: Node[]
  type: string
  operator?: string
  value?: unknown
  regex?: { pattern: string }
  name?: string
  id?: Node | null
  init?: Node | null
  typeAnnotation?: Node | null
  declaration?: Node | null
  declarations?: Node[]
  kind?: string
  expression?: Node
  body?: Node[]
  callee?: Node
  superClass?: Node | null
  property?: Node
  arguments?: Node[]
}
type Lines = { loc: { start: { line: number }; end: { line: number } } }
type Comment = Lines & { value: string }
type Context = {
  report: (finding: { node: Node | Comment; message: string }) => void
  sourceCode: { getAllComments: () => Comment[] }
}
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

const effects = new Set(['useEffect', 'useLayoutEffect'])
const continuations = new Set(['then', 'catch', 'finally'])

/** Whether something is waited for: `await`, a continuation of a promise, or `fetch`. */
function isAwaited({ type, callee }: Node): boolean {
  if (type === 'AwaitExpression') return true
  return type === 'CallExpression' && (callee?.name === 'fetch' || continuations.has(callee?.property?.name ?? ''))
}

/** The first node in a tree that passes. */
function findNode(tree: unknown, passes: (node: Node) => boolean): Node | undefined {
  if (typeof tree !== 'object' || tree === null) return undefined
  // Sound: what has a type is a node; everything else is looked through.
  if ('type' in tree && typeof tree.type === 'string' && passes(tree as Node)) return tree as Node
  for (const [key, value] of Object.entries(tree)) {
    const found = key === 'parent' ? undefined : findNode(value, passes)
    if (found) return found
  }
  return undefined
}

/** What a page asks of a server, a chain or this device is a query, or is done when somebody presses; an effect connects and disconnects. */
const quietEffects: Rule = {
  create: (context) => ({
    CallExpression: (call) => {
      if (!effects.has(call.callee?.name ?? call.callee?.property?.name ?? '')) return
      const node = findNode(call.arguments?.[0], isAwaited)
      if (node)
        context.report({
          node,
          message: 'Ask in a query or on a press, not in an effect: answers overtake each other there.',
        })
    },
  }),
}

/** A failure has a sentence, a remedy and its causes: errors are told apart by their class, and all have one base. */
const baseError: Rule = {
  create: (context) => ({
    ClassDeclaration: (declaration) => {
      if (declaration.superClass?.name === 'Error')
        context.report({
          node: declaration,
          message: 'Extend BaseError of @slotdrop/errors, or the one of its package.',
        })
    },
  }),
}

/** The statement or member that a node is a part of. */
function partOf(node: Node): Node {
  const { parent } = node
  return !parent || /Statement$|Declaration$|^Program$|^PropertyDefinition$|^MethodDefinition$/.test(node.type)
    ? node
    : partOf(parent)
}

/** A type that says no more than that something may be looked into: fields, items and values stay unknown. */
function isUnknown(type: Node | null | undefined): boolean {
  switch (type?.type) {
    case 'TSUnknownKeyword':
    case 'TSUndefinedKeyword':
    case 'TSNullKeyword':
      return true
    case 'TSArrayType':
      return isUnknown(type.elementType)
    case 'TSUnionType':
      return type.types?.every(isUnknown) ?? false
    case 'TSTypeLiteral':
      return type.members?.every((member) => isUnknown(member.typeAnnotation?.typeAnnotation)) ?? false
    case 'TSTypeReference': {
      const [key, value] = type.typeArguments?.params ?? []
      if (type.typeName?.name === 'Readonly') return isUnknown(key)
      return type.typeName?.name === 'Record' && key?.type === 'TSStringKeyword' && isUnknown(value)
    }
    default:
      return false
  }
}

/** Only who wrote a cast knows why it holds: a comment beside it, or above the statement that it stands in, says so. */
const soundCasts: Rule = {
  create: (context) => ({
    TSAsExpression: (cast) => {
      if (cast.typeAnnotation?.typeName?.name === 'const' || isUnknown(cast.typeAnnotation) || !cast.loc) return
      const first = (partOf(cast).loc ?? cast.loc).start.line - 1
      const last = cast.loc.end.line
      const isSaid = context.sourceCode
        .getAllComments()
        .some(({ loc }) => loc.end.line >= first && loc.start.line <= last)
      if (!isSaid) context.report({ node: cast, message: 'Say in a comment why this is sound, or do without it.' })
    },
  }),
}

/** `as never` fits everywhere, so it says nothing: a cast names the type that the value has. */
const noNever: Rule = {
  create: (context) => ({
    TSAsExpression: (cast) => {
      if (cast.typeAnnotation?.type === 'TSNeverKeyword')
        context.report({ node: cast, message: 'Name the type that it has, and say why that is sound.' })
    },
  }),
}

/** A function that others import: its name, and the function itself. */
function exportedFunctions({ body = [] }: Node): { name: string; written: Node }[] {
  return body.flatMap(({ type, declaration }) => {
    if (type !== 'ExportNamedDeclaration' || !declaration) return []
    if (declaration.type === 'FunctionDeclaration') return [{ name: declaration.id?.name ?? '', written: declaration }]
    return (declaration.declarations ?? []).flatMap(({ id, init }) =>
      init && functions.has(init.type) ? [{ name: id?.name ?? '', written: init }] : [],
    )
  })
}

const clientName = /^(client|apollo|wallet)$|(Client|Apollo|Wallet)$/

/** Whether a call goes to a node, a server or a wallet: by a client, by `fetch`, or by a function that is named for it. */
function asksNetwork({ type, callee, arguments: given }: Node): boolean {
  if (type !== 'CallExpression') return false
  if (/^fetch([A-Z]|$)/.test(callee?.name ?? '')) return true
  // The client of a worker is one that is asked: `client.ask('read', …)`.
  if (callee?.property?.name === 'ask') return false
  return clientName.test(callee?.object?.name ?? '') || clientName.test(given?.[0]?.name ?? '')
}

const promised = /^(Promise|AsyncGenerator|AsyncIterable|AsyncIterableIterator)$/

/** What a function answers: a promise, a value, or what is only known by what it calls. */
function answerOf({ async, generator, returnType, body }: Node): 'promise' | 'value' | 'unknown' {
  if (async === true) return 'promise'
  const type = returnType?.typeAnnotation
  if (type) return promised.test(type.typeName?.name ?? '') ? 'promise' : 'value'
  if (generator === true) return 'value'
  return findNode(body, ({ type: kind }) => kind === 'CallExpression' || kind === 'NewExpression') ? 'unknown' : 'value'
}

/** `fetch…` asks the network, `parse…` reads text, `decode…` reads bytes: who reads a call knows whether it takes a while and may fail. */
const verbs: Rule = {
  create: (context) => ({
    Program: (program) => {
      for (const { name, written } of exportedFunctions(program)) {
        const answer = answerOf(written)
        const [verb, rest] = /^(fetch|parse|decode|read|get)([A-Z].*)/.exec(name)?.slice(1) ?? []
        const report = (message: string) => context.report({ node: written, message })
        if (verb === 'fetch' && answer === 'value') report('fetch… asks the network, and answers with a promise.')
        if ((verb === 'parse' || verb === 'decode') && answer === 'promise')
          report(`${verb}… reads what is there, at once. What has to wait for it is fetched or loaded first.`)
        if ((verb === 'read' || verb === 'get') && answer !== 'value' && findNode(written.body, asksNetwork))
          report(`It asks the network: fetch${rest}.`)
      }
    },
  }),
}

const plainWords = [
  { word: 'wish', say: 'what it is: a request, a choice, a setting' },
  { word: 'sight', say: 'what is seen: a view, a lookup' },
  { word: 'dear', say: 'expensive, or over a limit' },
  { word: 'told', say: 'who calls, says, reports or answers' },
  { word: 'usual', say: 'default, or typical' },
  { word: 'standing', say: 'status, or state' },
  { word: 'longest', say: 'max…' },
  { word: 'largest', say: 'max…' },
] as const

/** Parts of a name: `toldRows` has `told` and `rows`. */
function partsOf(name: string): string[] {
  return name.split(/(?=[A-Z])|[_$\d]+/).map((part) => part.toLowerCase())
}

/** Words that this code once made up, and what the field says. In comments only those that are no plain English there: something may be told apart, or do as it is told to. */
const fieldTerms: Rule = {
  create: (context) => {
    const judge = (node: Node | null | undefined) => {
      const parts = partsOf(node?.name ?? '')
      for (const { word, say } of plainWords)
        if (node && (parts.includes(word) || parts.includes(`${word}s`)))
          context.report({ node, message: `Name it in the field's terms, not "${word}": ${say}.` })
    }
    return {
      Program: () => {
        for (const comment of context.sourceCode.getAllComments()) {
          const [word] = /\b(wish(es)?|told(?! to\b| apart\b|\s+\*? *apart\b)|dear)\b/i.exec(comment.value) ?? []
          if (word !== undefined)
            context.report({ node: comment, message: `Say it in plain English, in the field's terms, not "${word}".` })
          const [start] = /^\*\s*(Of|So)\b/.exec(comment.value) ?? []
          if (start !== undefined)
            context.report({ node: comment, message: 'A docstring begins with what the thing is or does.' })
        }
      },
      FunctionDeclaration: ({ id }) => judge(id),
      VariableDeclarator: ({ id }) => judge(id),
      TSTypeAliasDeclaration: ({ id }) => judge(id),
      TSPropertySignature: ({ key }) => judge(key),
      Property: ({ key }) => judge(key),
    }
  },
}

const shifts = new Set(['<<', '>>', '>>>', '<<=', '>>=', '>>>='])

/** The bits of a slot have one home; what else is made of bits (hashes, packed bytes, random numbers) is named in the configuration. */
const slotBits: Rule = {
  create: (context) => {
    const judge = (node: Node) => {
      if (shifts.has(node.operator ?? ''))
        context.report({
          node,
          message: 'Bits of a slot: slotWord of @slotdrop/drops. Halves and powers of two: Math.floor and **.',
        })
    }
    return { BinaryExpression: judge, AssignmentExpression: judge }
  },
}

/** A class of hex digits, as many as a hash or an address has. */
const hexText = /\[[^\]]*a-f[^\]]*\]\{(?:40|64)\}/i

/** How an id, a hash or an address is written has one home. */
const hexPatterns: Rule = {
  create: (context) => ({
    Literal: (node) => {
      if (hexText.test(node.regex?.pattern ?? (typeof node.value === 'string' ? node.value : '')))
        context.report({ node, message: 'Ids, hashes and addresses: isHashText or isAddressShape of @slotdrop/drops.' })
    },
  }),
}

// oxlint-disable-next-line import/no-default-export -- what the linter wants of a plugin
export default {
  meta: { name: 'house' },
  rules: {
    'base-error': baseError,
    'chain-tables': chainTables,
    'field-terms': fieldTerms,
    'function-declarations': functionDeclarations,
    'hex-patterns': hexPatterns,
    'limit-names': limitNames,
    'quiet-effects': quietEffects,
    'no-never': noNever,
    'slot-bits': slotBits,
    'sound-casts': soundCasts,
    verbs,
  },
}
