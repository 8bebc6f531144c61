import { readFileSync } from 'node:fs'
import { parseAbiItem, toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import { slotDistributorAbi } from '../src/index.ts'

type Field = {
  path: string
  label: string
  format: string
  params?: { tokenPath?: string; types?: string[]; encoding?: string }
}
type Parameter = {
  name?: string
  components?: readonly Parameter[]
}

const descriptor = JSON.parse(
  readFileSync(new URL('../erc7730/calldata-SlotDistributor.json', import.meta.url), 'utf8'),
) as {
  context: { contract: object }
  metadata: { info: { url: string } }
  display: { formats: Record<string, { intent: string; fields: Field[]; required: string[] }> }
}
const { display } = descriptor

/** What version 1 of ERC-7730 lets stand at each of the formats that are used here; a name that it does not know makes a wallet refuse the file. */
const parametersOf: Record<string, string[]> = {
  raw: [],
  amount: [],
  addressName: ['types', 'sources', 'senderAddress'],
  tokenAmount: ['token', 'tokenPath', 'nativeCurrencyAddress', 'threshold', 'message'],
  date: ['encoding'],
}
const addressTypes = ['wallet', 'eoa', 'contract', 'token', 'collection']

function strangers(object: object, known: readonly string[]): string[] {
  return Object.keys(object).filter((name) => !known.includes(name))
}

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
  expect(described).toEqual(['register', 'registerWithPermit', 'send', 'claim', 'claimTo', 'claimBySig'])
})

test('the descriptor has no name and no format that version 1 of ERC-7730 does not know', () => {
  const { context, metadata } = descriptor
  expect(strangers(descriptor, ['$schema', 'context', 'metadata', 'display'])).toEqual([])
  expect(strangers(context, ['$id', 'contract'])).toEqual([])
  expect(strangers(context.contract, ['abi', 'deployments'])).toEqual([])
  expect(strangers(metadata, ['owner', 'info'])).toEqual([])
  expect(strangers(metadata.info, ['legalName', 'url'])).toEqual([])
  expect(strangers(display, ['formats'])).toEqual([])
  for (const format of Object.values(display.formats)) {
    expect(strangers(format, ['intent', 'fields', 'required'])).toEqual([])
    expect(format.intent).not.toBe('')
    for (const { params = {}, ...field } of format.fields) {
      expect(strangers(field, ['path', 'label', 'format'])).toEqual([])
      expect(field.label).not.toBe('')
      const known = parametersOf[field.format]
      expect(known).toBeDefined()
      expect(strangers(params, known ?? [])).toEqual([])
      if (field.format === 'addressName')
        expect(params.types?.filter((type) => !addressTypes.includes(type))).toEqual([])
      if (field.format === 'tokenAmount') expect(params.tokenPath).toBe('drop.token')
      if (field.format === 'date') expect(params.encoding).toBe('timestamp')
    }
  }
})

test('a registration shows token, recipients and operator, a send the most that it takes, and no wallet can leave them out', () => {
  for (const [signature, { required }] of Object.entries(display.formats))
    if (signature.startsWith('register'))
      expect(required).toEqual(expect.arrayContaining(['drop.token', 'drop.rows', 'operator']))
    else if (signature.startsWith('send')) expect(required).toEqual(expect.arrayContaining(['drop.token', 'sum']))
})

test('nothing is shown as a fact that the contract does not check', () => {
  for (const { fields } of Object.values(display.formats))
    expect(fields.map(({ path }) => path)).not.toContain('drop.total')
})
