import { knownChainIds } from '../../../packages/chains/src/ids.ts'

type Literal = { type: string; value?: unknown; raw?: string; parent?: unknown }
type ArrayNode = { elements: (Literal | null)[] }
type ObjectNode = { properties: { type: string; key?: Literal; value?: Literal }[] }
type Context = { report: (finding: { node: object; message: string }) => void }

const known: ReadonlySet<unknown> = new Set(knownChainIds)
// 1, 5 and 10 are numbers of much else.
const distinctive: ReadonlySet<unknown> = new Set(knownChainIds.filter((id) => id > 10))
const message =
  'Chains are listed in packages/chains alone: write the fact into the files of the chains there, and ask for it by chain id.'

function isChainList(values: readonly unknown[]): boolean {
  const ids = values.filter((value) => known.has(value))
  return ids.length > 1 && ids.some((id) => distinctive.has(id))
}

function idOf(node: Literal | null | undefined): unknown {
  return node?.type === 'Literal' ? node.value : undefined
}

/** No list or table of chain ids outside of the chains' own package, so that a chain is added in one place. */
export const chainTables = {
  create: (context: Context) => ({
    ArrayExpression(node: ArrayNode) {
      // A list of pairs is a table by its first parts.
      const pairs = node.elements.map((each) => (each as Partial<ArrayNode> | null)?.elements?.[0])
      if (isChainList(node.elements.map(idOf)) || isChainList(pairs.map(idOf))) context.report({ node, message })
    },
    ObjectExpression(node: ObjectNode) {
      const parts = node.properties.filter(({ type }) => type === 'Property')
      if (isChainList(parts.map(({ key }) => idOf(key))) || isChainList(parts.map(({ value }) => idOf(value))))
        context.report({ node, message })
    },
  }),
}
