import { packAccounts } from '@slotdrop/drops'
import { codeAnswering, createSafe, startChain, type TestChain } from '@slotdrop/testing'
import {
  type Address,
  concat,
  encodeFunctionResult,
  getAbiItem,
  type Hex,
  pad,
  parseAbi,
  size,
  toFunctionSelector,
  toHex,
} from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asClient, createFakeClock } from '../../test/support.ts'
import { checkRecipients, incompleteKinds, needsDecision, type RecipientFinding } from './checkRecipients.ts'
import { recipientSentence } from './recipientSentence.ts'

let [here, foreign, third] = [] as unknown as [TestChain, TestChain, TestChain]
let safe: Awaited<ReturnType<typeof createSafe>>
beforeAll(async () => {
  ;[here, foreign, third] = await Promise.all([startChain(), startChain(), startChain()])
  safe = await createSafe(foreign.client)
})
afterAll(() => Promise.all([here, foreign, third].map((chain) => chain.stop())))

function account(number: number): Address {
  return pad(toHex(0xacc0_0000 + number), { size: 20 })
}
const [pool, bridge, key, holder, twice] = [account(1), account(2), account(3), account(4), account(5)]
/** Lists accounts whose last byte is odd. */
const oracle = account(90)

const answersOfSafe = parseAbi([
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function VERSION() view returns (string)',
])

/** Code that answers as a Safe does, and with 30,000 bytes to everything once its first slot of storage is set. */
function safeCode(owners: readonly Address[], threshold: number): Hex {
  const results = { getOwners: [...owners], getThreshold: BigInt(threshold), VERSION: '1.3.0' }
  const answers = answersOfSafe.map(({ name }) => ({
    selector: toFunctionSelector(getAbiItem({ abi: answersOfSafe, name })),
    data: encodeFunctionResult({ abi: answersOfSafe, functionName: name, result: results[name] } as never),
  }))
  const hex = (value: number) => toHex(value, { size: 2 })
  const start = '0x5f5415600b576175305ff35b5f3560e01c'
  const [branch, block] = [11, 14]
  const blocksAt = size(start) + answers.length * branch + 3
  let dataAt = blocksAt + answers.length * block
  const branches = answers.map(({ selector }, place) =>
    concat(['0x8063', selector, '0x1461', hex(blocksAt + place * block), '0x57']),
  )
  const blocks = answers.map(({ data }) => {
    const [length, offset] = [hex(size(data)), hex(dataAt)]
    dataAt += size(data)
    return concat(['0x5b61', length, '0x61', offset, '0x5f3961', length, '0x5ff3'])
  })
  return concat([start, ...branches, '0x5f5ffd', ...blocks, ...answers.map(({ data }) => data)])
}

async function check(accounts: readonly Address[], labels?: ReadonlyMap<string, string>) {
  const { findings } = await checkRecipients({
    accounts: packAccounts(accounts),
    chains: [
      { chainId: 137, client: asClient(here) },
      { chainId: 1, client: asClient(foreign) },
      { chainId: 10, client: asClient(third) },
    ],
    clock: createFakeClock(),
    labels,
  })
  return findings
}

function rowsOf(findings: readonly RecipientFinding[], kind: RecipientFinding['kind']) {
  return findings.filter((finding) => finding.kind === kind).map(({ rows }) => rows)
}

describe('who the recipients are', () => {
  beforeAll(async () => {
    const { client } = here
    // token0() and counterpartGateway().
    await client.setCode({ address: pool, bytecode: codeAnswering('0x0dfe1681') })
    await client.setCode({ address: bridge, bytecode: codeAnswering('0x2db09c1c') })
    await client.setCode({ address: key, bytecode: concat(['0xef0100', pool]) })
    await client.setCode({ address: oracle, bytecode: '0x60043560011660005260206000f3' })
    await client.setBalance({ address: holder, value: 1n })
    for (const chain of [foreign, third]) await chain.client.setCode({ address: twice, bytecode: '0x6001' })
  })

  test('a Safe of another chain is named with version, owners and whether it may be deployable here', async () => {
    const findings = await check([holder, safe.address, twice])
    const elsewhere = findings.filter(({ kind }) => kind === 'elsewhere')
    expect(elsewhere).toEqual([
      {
        kind: 'elsewhere',
        chainId: 1,
        rows: [1, 2],
        contracts: [
          {
            row: 1,
            safe: { version: expect.stringMatching(/^1\.\d\.\d/), owners: safe.owners, threshold: 2, canCreate: false },
          },
          { row: 2, safe: undefined },
        ],
      },
    ])
    expect(elsewhere.every(needsDecision)).toBe(true)
  })

  test('it may be deployable if singleton and factory of its version exist', async () => {
    const masterCopy = { abi: parseAbi(['function masterCopy() view returns (address)']), address: safe.address }
    const singleton = await foreign.client.readContract({ ...masterCopy, functionName: 'masterCopy' })
    const version = parseAbi(['function VERSION() view returns (string)'])
    const read = { abi: version, address: safe.address, functionName: 'VERSION' } as const
    const factories: Readonly<Record<string, Address>> = {
      '1.3.0': '0xa6B71E26C5e0845f74c812102Ca7114b6a896AB2',
      '1.4.1': '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67',
      '1.5.0': '0x14F2982D601c9458F93bd70B218933A6f8165e7b',
    }
    const factory = factories[await foreign.client.readContract(read)]
    if (!factory) throw new Error('The version of the Safe is not listed here.')
    const chains = [
      { chainId: 10, client: asClient(third) },
      { chainId: 1, client: asClient(foreign) },
    ] as const
    const canCreate = async () => {
      const accounts = packAccounts([safe.address])
      const { findings } = await checkRecipients({ accounts, chains, clock: createFakeClock() })
      const [finding] = findings
      return finding?.kind === 'elsewhere' && finding.contracts[0]?.safe?.canCreate
    }
    await third.client.setCode({ address: singleton, bytecode: '0x6001' })
    expect(await canCreate()).toBe(false)
    await third.client.setCode({ address: factory, bytecode: '0x6001' })
    expect(await canCreate()).toBe(true)
    const { findings } = await checkRecipients({
      accounts: packAccounts([safe.address]),
      chains,
      clock: createFakeClock(),
    })
    expect(String(recipientSentence(findings[0]!, 137))).toMatch(
      /1 is a Safe that the owners with whom it was created may be able to deploy here\.$/,
    )
  })

  test('contracts of the drop’s chain are told apart', async () => {
    const token = here.tokens[0]!.address
    const ownSafe = await createSafe(here.client)
    const findings = await check([pool, bridge, token, ownSafe.address, oracle, key, pool])
    const types = findings.flatMap((finding) => (finding.kind === 'contract' ? [[finding.type, finding.rows]] : []))
    expect(Object.fromEntries(types)).toEqual({ pool: [0, 6], bridge: [1], token: [2], safe: [3], other: [4] })
    expect(
      findings
        .filter(needsDecision)
        .flatMap(({ rows }) => rows)
        .toSorted(),
    ).toEqual([0, 1, 2, 6])
    expect(rowsOf(findings, 'delegated')).toEqual([[5]])
  })

  test('Safes with the same owners are grouped, here and elsewhere; another threshold is another group', async () => {
    const copyOf = async (number: number, owners: readonly Address[], threshold: number, chain = here) => {
      const address = account(number)
      await chain.client.setCode({ address, bytecode: safeCode(owners, threshold) })
      return address
    }
    const [first, second, other] = [account(81), account(82), account(83)]
    const accounts = [
      await copyOf(30, [first, second], 1),
      await copyOf(31, [first, other], 1),
      await copyOf(32, [second, first], 1, foreign),
      await copyOf(33, [other, first], 1),
      await copyOf(34, [first, second], 2),
      account(31),
    ]
    const findings = await check([...accounts, account(30)])
    const shared = findings.filter(({ kind }) => kind === 'same-owners')
    expect(shared).toMatchObject([
      {
        rows: [0, 1, 2, 3, 5, 6],
        groups: [
          { rows: [0, 2, 6], threshold: 1 },
          { rows: [1, 3, 5], threshold: 1 },
        ],
        unread: 0,
      },
    ])
    expect(String(recipientSentence(shared[0]!, 137))).toBe(
      '6 recipients are Safes with the same owners as another recipient, in 2 groups.',
    )
    expect(needsDecision(shared[0]!)).toBe(false)
    // One Safe in two rows has no other with its owners.
    expect(rowsOf(await check([accounts[4]!, accounts[4]!]), 'same-owners')).toEqual([])
  })

  test('a Safe whose owners are not read hides no others and is counted', async () => {
    const owners = [account(81)]
    const safes = Array.from({ length: 25 }, (_, index) => account(200 + index))
    for (const address of safes) await here.client.setCode({ address, bytecode: safeCode(owners, 1) })
    // Is recognised by its code, and answers more than contract creation returns.
    const giant = account(240)
    await here.client.setCode({ address: giant, bytecode: safeCode(owners, 1) })
    await here.client.setStorageAt({ address: giant, index: 0, value: pad('0x01', { size: 32 }) })
    const [found] = (await check([...safes, giant])).filter(({ kind }) => kind === 'same-owners')
    expect(found).toMatchObject({ groups: [{ owners: [expect.any(String)] }], unread: 1 })
    expect(found!.rows).toHaveLength(25)
    expect(String(recipientSentence(found!, 137))).toBe(
      '25 recipients are Safes with the same owners. The owners of 1 Safe could not be read.',
    )
  })

  test('proxies with one code are asked one by one if the first three differ', async () => {
    // token0() from storage.
    const bytecode = '0x5f3560e01c630dfe1681146011575f5ffd5b5f545f5260205ff3'
    const proxies = [21, 22, 23, 24, 25, 26].map(account)
    for (const address of proxies) await here.client.setCode({ address, bytecode })
    for (const address of [proxies[0]!, proxies[4]!])
      await here.client.setStorageAt({ address, index: 0, value: pad('0x01', { size: 32 }) })
    const findings = await check(proxies)
    const pools = findings.flatMap((finding) =>
      finding.kind === 'contract' && finding.type === 'pool' ? finding.rows : [],
    )
    expect(pools).toEqual([0, 4])
  })

  test('accounts that no chain knows are fresh', async () => {
    const findings = await check([account(50), holder, account(51), twice])
    expect(rowsOf(findings, 'fresh')).toEqual([[0, 2]])
    expect(findings.filter(needsDecision).map(({ kind }) => kind)).toEqual(['elsewhere'])
  })

  test('accounts of a list of the sender’s own are found in any case', async () => {
    const findings = await check([holder, account(60)], new Map([[holder.toLowerCase(), 'Exchange']]))
    expect(findings).toContainEqual({ kind: 'labelled', label: 'Exchange', rows: [0] })
  })

  test('a second node that does not answer is reported, one that agrees is not', async () => {
    const [client, refusing, accounts] = [asClient(here), asClient(third), packAccounts([holder])]
    const ask = async (otherClient: ReturnType<typeof asClient>) => {
      const chains = [{ chainId: 137, client, otherClient }] as const
      return (await checkRecipients({ accounts, chains, clock: createFakeClock() })).findings
    }
    refusing.call = (() => Promise.reject(new Error('the method is not available'))) as never
    const findings = await ask(refusing)
    expect(findings).toEqual([{ kind: 'not-compared', chainId: 137, rows: [], error: expect.any(Error) }])
    expect(String(recipientSentence(findings[0]!, 137))).toMatch(
      /^Two nodes of Polygon could not be compared: only one answered\. \w/,
    )
    expect(findings.map(({ kind }) => incompleteKinds.includes(kind))).toEqual([true])
    expect(await ask(asClient(here))).toEqual([])
  })

  test('who the oracle lists is named with the block; if it fails for anyone the check is called incomplete', async () => {
    const ask = (address: Address) =>
      checkRecipients({
        accounts: packAccounts([account(70), account(71)]),
        chains: [{ chainId: 137, client: asClient(here), oracle: address }],
        clock: createFakeClock(),
      })
    const { findings } = await ask(oracle)
    expect(findings).toContainEqual({ kind: 'sanctioned', rows: [1], blockNumber: expect.any(BigInt) })
    // Reverts for accounts whose last byte is even: the others are listed all the same.
    await here.client.setCode({ address: account(92), bytecode: '0x6004356001161560125760015f5260205ff35b5f5ffd' })
    const partly = await ask(account(92))
    expect(partly.findings.map(({ kind, rows }) => [kind, rows])).toEqual([
      ['sanctioned', [1]],
      ['sanctions-unchecked', []],
      ['fresh', [0, 1]],
    ])
    const unanswered = await ask(account(91))
    expect(unanswered.findings.map(({ kind }) => kind)).toEqual(['sanctions-unchecked', 'fresh'])
  })
})
