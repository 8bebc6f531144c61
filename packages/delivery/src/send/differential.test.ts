import { slotDistributorAbi } from '@slotdrop/contracts'
import {
  freezeManifest,
  getSlot,
  proveRow,
  type Row,
  standardCode,
  toDropStruct,
  type TokenStandard,
  slotWord,
} from '@slotdrop/drops'
import { startChain, type TestChain } from '@slotdrop/testing'
import fc from 'fast-check'
import {
  type Address,
  encodeAbiParameters,
  getAddress,
  keccak256,
  maxUint256,
  numberToHex,
  pad,
  zeroAddress,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'

// The encoder and the tree of packages/drops, read by the contract itself on a real EVM. Nothing is sent: balances,
// approvals and the state of the drop are overridden for each call.

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

const sender: Address = '0x00000000000000000000000000000000000A11cE'

function word(value: bigint) {
  return numberToHex(value, { size: 32 })
}

function slotOf(...keys: readonly [`0x${string}`, `0x${string}`][]) {
  return keys.reduce<`0x${string}`>(
    (_, [key, base]) => keccak256(encodeAbiParameters([{ type: 'bytes32' }, { type: 'bytes32' }], [key, base])),
    '0x',
  )
}

function ofAddress(address: Address) {
  return pad(address)
}

const account = fc
  .integer({ min: 1, max: 2 ** 31 })
  .map((seed) => getAddress(`0x${keccak256(word(BigInt(seed))).slice(26)}`))
const amount = fc.oneof(
  fc.bigInt({ min: 1n, max: 255n }),
  fc.bigInt({ min: 1n, max: 10n ** 6n }).map((value) => value * 10n ** 16n),
  fc.bigInt({ min: 1n, max: 2n ** 128n }),
  fc.constant(10n ** 18n),
)
const ids = fc.oneof(fc.constant(0n), fc.bigInt({ min: 0n, max: 300n }), fc.bigInt({ min: 0n, max: maxUint256 }))
const list = fc.record({
  standard: fc.constantFrom<TokenStandard>('ERC20', 'ERC20', 'NATIVE', 'ERC1155'),
  slotSize: fc.constantFrom(1, 2, 3, 5, 7, 100),
  rows: fc.array(fc.record({ account, id: ids, amount }), { minLength: 1, maxLength: 24 }),
  place: fc.nat(),
})

async function seal({ standard, slotSize, rows }: { standard: TokenStandard; slotSize: number; rows: Row[] }) {
  const token = chain.tokens.find((each) => each.standard === standard)
  const manifest = await freezeManifest({
    title: 'Any list',
    token: { symbol: 'ANY', name: 'Any', decimals: 18 },
    rows: rows.map((row) => (standard === 'ERC1155' ? row : { ...row, id: 0n })),
    terms: {
      chainId: 31_337,
      distributor: chain.distributor,
      sender,
      token: token?.address ?? zeroAddress,
      standard,
      policy: 'strict',
      safeTransfer: false,
      direct: false,
      opensAtSeconds: 0n,
      closesAtSeconds: 0n,
      round: 1n,
      slotSize,
    },
  })
  return manifest
}

/** Storage of a demo token in which the sender holds and allows everything. */
function wealth(manifest: Awaited<ReturnType<typeof seal>>, rows: readonly Row[]) {
  const { standard, token } = manifest.terms
  const from = ofAddress(sender)
  const to = ofAddress(chain.distributor)
  const at = (position: number) => word(BigInt(position))
  if (standard === 'ERC20')
    return {
      address: token,
      stateDiff: [
        // totalSupply, balanceOf, allowance lie at 2, 3, 4.
        { slot: slotOf([from, at(3)]), value: word(2n ** 250n) },
        {
          slot: keccak256(encodeAbiParameters([{ type: 'bytes32' }, { type: 'bytes32' }], [to, slotOf([from, at(4)])])),
          value: word(maxUint256),
        },
      ],
    }
  return {
    address: token,
    stateDiff: [
      // _balances, isApprovedForAll lie at 2, 3.
      ...rows.map(({ id }) => ({
        slot: keccak256(
          encodeAbiParameters([{ type: 'bytes32' }, { type: 'bytes32' }], [word(id), slotOf([from, at(2)])]),
        ),
        value: word(2n ** 250n),
      })),
      {
        slot: keccak256(encodeAbiParameters([{ type: 'bytes32' }, { type: 'bytes32' }], [to, slotOf([from, at(3)])])),
        value: word(1n),
      },
    ],
  }
}

test('of a thousand lists the contract reads every slot as it was packed, and every row as it was proven', async () => {
  await fc.assert(
    fc.asyncProperty(list, async ({ place, ...drawn }) => {
      const manifest = await seal(drawn)
      const drop = toDropStruct(manifest)
      const index = place % manifest.slotCount
      const slot = getSlot(manifest, index)
      const rows = Array.from({ length: slot.rowCount }, (_, row) => manifest.rowAt(slot.firstRow + row))
      const isCoin = manifest.terms.standard === 'NATIVE'
      const overrides = isCoin
        ? [{ address: sender, balance: 2n ** 250n }]
        : [
            wealth(manifest, rows),
            { address: chain.distributor, stateDiff: [{ slot: manifest.dropId, value: word(3n * 2n ** 160n) }] },
          ]
      const call = {
        abi: slotDistributorAbi,
        address: chain.distributor,
        account: sender,
        stateOverride: overrides,
      } as const
      const [paid, failed] = (
        await chain.client.simulateContract({
          ...call,
          functionName: 'send',
          args: [
            drop,
            slot.total,
            400_000n,
            [
              {
                index: BigInt(index),
                rows: slot.packed,
                rowsRoot: slot.rowsRoot,
                proof: slot.proof,
                mask: slot.fullMask,
              },
            ],
          ],
          value: isCoin ? slot.total : 0n,
        })
      ).result
      expect([paid, failed]).toEqual([[slotWord.full(slot.rowCount)], [0n]])
      expect(drop.standard).toBe(standardCode[manifest.terms.standard])
      if (isCoin) return
      const at = place % manifest.rowCount
      const proof = proveRow(manifest, at)
      const row = manifest.rowAt(at)
      await chain.client.simulateContract({
        ...call,
        stateOverride: [
          wealth(manifest, [row]),
          { address: chain.distributor, stateDiff: [{ slot: manifest.dropId, value: word(3n * 2n ** 160n) }] },
        ],
        functionName: 'claim',
        args: [
          drop,
          BigInt(proof.slot),
          BigInt(proof.row),
          row.account,
          row.id,
          row.amount,
          proof.rowProof,
          proof.rowsHash,
          proof.slotProof,
        ],
      })
    }),
    { numRuns: 1000 },
  )
})
