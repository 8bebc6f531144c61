import { readFileSync } from 'node:fs'
import { parseAbiItem, toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import { slotDistributorAbi } from '../src/index.ts'

type Field = {
  path: string
  params?: { tokenPath?: string }
}
type Parameter = {
  name?: string
  components?: readonly Parameter[]
}

const { display } = JSON.parse(
  readFileSync(new URL('../erc7730/calldata-SlotDistributor.json', import.meta.url), 'utf8'),
) as { display: { formats: Record<string, { fields: Field[]; required: string[] }> } }

function has(parameters: readonly Parameter[], [first, ...rest]: string[]): boolean {
  const found = parameters.find(({ name }) => name === first)
  return found !== undefined && (rest.length === 0 || has(found.components ?? [], rest))
}

test('each call that a hardware wallet describes is one of the contract, and each path one of its arguments', () => {
  const known = new Map(
    slotDistributorAbi.filter((item) => item.type === 'function').map((item) => [toFunctionSelector(item), item]),
  )
  const described = Object.entries(display.formats).map(([signature, { fields, required }]) => {
    const item = parseAbiItem(`function ${signature}` as 'function f()')
    const found = known.get(toFunctionSelector(item))
    const paths = fields.flatMap(({ path, params }) => [path, ...(params?.tokenPath ? [params.tokenPath] : [])])
    const unknown = [...paths, ...required].filter(
      (path) => !path.startsWith('@.') && !has(found?.inputs ?? [], path.split('.')),
    )
    expect(unknown).toEqual([])
    expect(required.filter((path) => !fields.some((field) => field.path === path))).toEqual([])
    return found?.name
  })
  expect(described).toEqual(['register', 'registerWithPermit', 'send', 'claim', 'claimTo'])
})
