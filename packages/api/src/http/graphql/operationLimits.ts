import { sentence } from '@slotdrop/messages'
import {
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type TypeNode,
  type ValidationRule,
  type VariableDefinitionNode,
} from 'graphql'
import * as messages from '../../messages.generated.ts'
import { publicError } from '../../publicError.ts'

/** Bounds of one operation. */
export type OperationLimits = {
  /** Characters of the query text. */
  readonly text: number
  /** Lexical tokens; also what keeps the parser's stack small. */
  readonly tokens: number
  /** Fields within fields. */
  readonly depth: number
  /** Aliases, with fragments counted as often as they are spread. */
  readonly aliases: number
  readonly directives: number
  /** Fields answered at most, with the `first` of every list around them. */
  readonly fields: number
  /** Manifests in one answer, each up to a megabyte: a page as long as it is when nothing is said. */
  readonly manifests: number
  /** Errors in one answer. */
  readonly errors: number
}

/** The bounds of the public endpoint. */
export const operationLimits: OperationLimits = {
  text: 15_000,
  tokens: 1_000,
  depth: 8,
  aliases: 15,
  directives: 5,
  fields: 10_000,
  manifests: 20,
  errors: 5,
}

const measures = ['depth', 'aliases', 'directives', 'fields', 'manifests'] as const
type Measure = Record<(typeof measures)[number] | 'work', number>

/**
 * Units of work that a field is beside the fields in it: what is read from the store by the hundred kilobytes, unpacked or
 * hashed. One is some milliseconds.
 */
const workOf = new Map([
  ['manifest', 1],
  ['rows', 1],
  ['provenRows', 1],
  ['report', 1],
  ['listPart', 1],
  ['sendingQuote', 5],
  ['request', 1],
])

/** Fields that one unit pays for. */
const fieldsPerUnit = 100

/** Costs of operations whose pages are as long as the text says. Yoga keeps the documents of texts that come again. */
const knownCosts = new WeakMap<OperationDefinitionNode, number>()

/** What an operation costs of its caller's allowance: a unit for each root field, more for what takes more work. */
export function costOfOperation(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  values: Readonly<Record<string, unknown>>,
): number {
  const known = knownCosts.get(operation)
  if (known !== undefined) return known
  const cost = measureCost(document, operation, values)
  if (!operation.variableDefinitions?.some(({ type }) => isNumber(type))) knownCosts.set(operation, cost)
  return cost
}

/** Whether a variable may be the length of a page. */
function isNumber(type: TypeNode): boolean {
  return type.kind === Kind.NON_NULL_TYPE
    ? isNumber(type.type)
    : type.kind === Kind.NAMED_TYPE && type.name.value === 'Int'
}

function measureCost(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  values: Readonly<Record<string, unknown>>,
): number {
  const measure = createMeasure(document, values)
  const variables = operation.variableDefinitions ?? []
  const roots = listRootFields(document, operation)
  const work = roots.map((field) =>
    Math.max(1, measure({ kind: Kind.SELECTION_SET, selections: [field] }, variables).work),
  )
  const { fields } = measure(operation.selectionSet, variables)
  return Math.max(
    1,
    work.reduce((sum, units) => sum + units, 0),
    Math.ceil(fields / fieldsPerUnit),
  )
}

/** The fields an operation asks of the root, through its fragments. */
export function listRootFields(document: DocumentNode, operation: OperationDefinitionNode): FieldNode[] {
  const fields: FieldNode[] = []
  const walk = ({ selections }: SelectionSetNode) => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) fields.push(selection)
      else if (selection.kind === Kind.INLINE_FRAGMENT) walk(selection.selectionSet)
      else {
        const fragment = document.definitions.find(
          (definition) =>
            definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
        )
        // Validation has passed: there are no circles.
        if (fragment?.kind === Kind.FRAGMENT_DEFINITION) walk(fragment.selectionSet)
      }
    }
  }
  walk(operation.selectionSet)
  return fields
}

/** A validation rule that refuses an operation beyond the limits. Cost is bound by the document's size: fragments are measured once. */
export function limitOperation(limits: OperationLimits): ValidationRule {
  return function LimitOperation(context) {
    return {
      Document(document) {
        const measure = createMeasure(document)
        for (const definition of document.definitions) {
          if (definition.kind !== Kind.OPERATION_DEFINITION) continue
          const found = measure(definition.selectionSet, definition.variableDefinitions ?? [])
          const directives = found.directives + (definition.directives?.length ?? 0)
          const measured: Measure = { ...found, directives }
          for (const name of measures) {
            const value = measured[name]
            if (value <= limits[name]) continue
            context.reportError(
              publicError(
                sentence(messages.operationTooLarge, {
                  measure: name,
                  count: String(value),
                  max: String(limits[name]),
                }),
                { code: 'OPERATION_TOO_LARGE' },
                definition,
              ),
            )
          }
        }
      },
    }
  }
}

/** @param values of the variables, where they are known: a page is then as large as it will be. */
function createMeasure(document: DocumentNode, values: Readonly<Record<string, unknown>> = {}) {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }

  return (root: SelectionSetNode, variables: readonly VariableDefinitionNode[]): Measure => {
    const measured = new Map<string, Measure>()
    const open = new Set<string>()

    const ofFragment = (name: string): Measure => {
      const known = measured.get(name)
      if (known) return known
      const fragment = fragments.get(name)
      // A cycle or an unknown name is another rule's error; here it must only end.
      if (!fragment || open.has(name)) return nothing
      open.add(name)
      const found = ofSelections(fragment.selectionSet)
      open.delete(name)
      measured.set(name, found)
      return found
    }

    const ofField = (field: FieldNode): Measure => {
      const inner = field.selectionSet ? ofSelections(field.selectionSet) : nothing
      const entries = pageSizeOf(field, variables, values)
      return {
        depth: inner.depth + 1,
        aliases: inner.aliases + (field.alias ? 1 : 0),
        directives: inner.directives,
        fields: 1 + inner.fields * entries,
        manifests: (field.name.value === 'manifest' ? 1 : 0) + inner.manifests * entries,
        work: (workOf.get(field.name.value) ?? 0) + inner.work * entries,
      }
    }

    const ofSelections = (selections: SelectionSetNode): Measure => {
      const sum = { ...nothing }
      for (const selection of selections.selections) {
        const found =
          selection.kind === Kind.FIELD
            ? ofField(selection)
            : selection.kind === Kind.INLINE_FRAGMENT
              ? ofSelections(selection.selectionSet)
              : ofFragment(selection.name.value)
        sum.depth = Math.max(sum.depth, found.depth)
        sum.aliases += found.aliases
        sum.directives += found.directives + (selection.directives?.length ?? 0)
        sum.fields += found.fields
        sum.manifests += found.manifests
        sum.work += found.work
      }
      return sum
    }
    return ofSelections(root)
  }
}

const nothing: Measure = { depth: 0, aliases: 0, directives: 0, fields: 0, manifests: 0, work: 0 }

const maxFirst = 100
const defaultFirst = 20
/** Lists without `first` that are bounded: by the slot size, by what an account keeps. */
const boundedLists = new Map([
  ['rows', 250],
  ['provenRows', 10],
  ['requestedRows', 10],
  ['drafts', 20],
  ['timeline', 20],
  ['facts', 5],
])
const connections = new Set(['drops', 'slots', 'rows', 'uploads', 'allocations', 'missingChunks'])

/** How many entries a list may answer. A variable counts as its default if that is all it can be, else as the largest page. */
function pageSizeOf(
  field: FieldNode,
  variables: readonly VariableDefinitionNode[],
  values: Readonly<Record<string, unknown>>,
): number {
  const name = field.name.value
  const first = field.arguments?.find((argument) => argument.name.value === 'first')?.value
  if (first?.kind === Kind.INT) return Math.max(1, Number(first.value))
  if (first?.kind === Kind.VARIABLE) {
    const value = values[first.name.value]
    if (typeof value === 'number') return Math.min(maxFirst, Math.max(1, value))
    return variables.some((variable) => variable.variable.name.value === first.name.value) ? maxFirst : 1
  }
  return boundedLists.get(name) ?? (connections.has(name) ? defaultFirst : 1)
}
