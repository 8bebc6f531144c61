import { CREATE2_DEPLOYER, distributorAddress, slotDistributorAbi } from '@slotdrop/contracts'
import { demoToken } from '@slotdrop/contracts/testing'
import {
  type ChainClient,
  claimRequest,
  type Clock,
  createMemoryJournal,
  deployDistributor,
  estimateSending,
  fetchAuthoriseSteps,
  planDeployment,
  rebuildReport,
  type SendingEstimate,
  type TransactionRequest,
} from '@slotdrop/delivery'
import { createPipeline, giveBack } from '@slotdrop/delivery/engine'
import {
  type Address,
  freezeManifest,
  type Hex,
  isRowSettled,
  type Manifest,
  proveRow,
  type Row,
} from '@slotdrop/drops'
import { concat, encodeFunctionData, getCreate2Address, keccak256, type TransactionReceipt, toHex } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { createKeyWallet, type KeyWallet } from './createKeyWallet.ts'

/** Rows that their accounts claim before the rest is sent. */
const claimedRows = 3
const slotSize = 30

/** A mined transaction of a rehearsal. */
type RehearsedStep = {
  readonly name: string
  readonly hash: Hex
  readonly block: bigint
  readonly gas: bigint
  /** Wei, with what it paid on L1. */
  readonly fee: bigint
}

/** The course of a rehearsal. */
export type Rehearsal = {
  readonly manifest: Manifest
  readonly steps: readonly RehearsedStep[]
  /** Wei that the deployment was estimated to cost; undefined if the contract was there. */
  readonly deploymentCost: bigint | undefined
  readonly forecast: SendingEstimate
  readonly isComplete: boolean
  readonly problem: string | undefined
  /** Waits that were reported, in words. */
  readonly waits: readonly string[]
  readonly slots: { readonly transactions: number; readonly wasted: number; readonly gas: bigint; readonly fee: bigint }
  /** Wei of the sending key. */
  readonly money: {
    readonly given: bigint
    readonly returned: bigint
    readonly refundFee: bigint
    readonly left: bigint
  }
  readonly report: {
    readonly intended: number
    readonly sent: number
    readonly claimed: number
    readonly tiesOut: boolean
    readonly fees: bigint | undefined
  }
}

/** Means of a rehearsal. */
export type RehearsalParameters = {
  readonly client: ChainClient
  readonly chainId: number
  readonly account: PrivateKeyAccount
  readonly clock: Clock
  /** Highest price of gas, in wei a unit. */
  readonly ceiling: bigint
  readonly rowCount: number
  /** Distinguishes rehearsals of one key. The same number goes on with a rehearsal that was interrupted. */
  readonly round: bigint
  readonly note: (line: string) => void
}

/** The key of a purpose, which only the account's own key can derive: signatures are deterministic (RFC 6979). */
async function createDeriver(account: PrivateKeyAccount) {
  const seed = keccak256(await account.signMessage({ message: 'Slotdrop rehearsal: recipients and sending keys' }))
  return (purpose: string) => privateKeyToAccount(keccak256(concat([seed, toHex(purpose)])))
}

function feeOf({ gasUsed, effectiveGasPrice, ...receipt }: TransactionReceipt & { l1Fee?: unknown }): bigint {
  const l1Fee = typeof receipt.l1Fee === 'bigint' || typeof receipt.l1Fee === 'string' ? BigInt(receipt.l1Fee) : 0n
  return gasUsed * effectiveGasPrice + l1Fee
}

function toStep(name: string, receipt: TransactionReceipt): RehearsedStep {
  const { transactionHash: hash, blockNumber: block, gasUsed: gas } = receipt
  return { name, hash, block, gas, fee: feeOf(receipt) }
}

const salt = toHex(0, { size: 32 })
const tokenAddress = getCreate2Address({ from: CREATE2_DEPLOYER, salt, bytecode: demoToken.bytecode })

/** Rows of 1 to 9 whole test tokens to accounts of the sender's own. */
function toRows(derive: (purpose: string) => { readonly address: Address }, count: number): Row[] {
  return Array.from({ length: count }, (_, index) => ({
    account: derive(`recipient ${index}`).address,
    id: 0n,
    amount: BigInt((index % 9) + 1) * 10n ** 18n,
  }))
}

/** Runs the main flow of a drop with a test token between accounts of one key. */
export async function runRehearsal(parameters: RehearsalParameters): Promise<Rehearsal> {
  const { client, chainId, account, clock, ceiling, rowCount, round, note } = parameters
  const sender = account.address
  const wallet: KeyWallet = createKeyWallet(client, account, { clock, chainId, ceiling })
  const steps: RehearsedStep[] = []
  const record = (name: string, receipt: TransactionReceipt) => {
    steps.push(toStep(name, receipt))
    note(`${name}: ${receipt.transactionHash}`)
    return receipt
  }
  const run = async (name: string, request: TransactionRequest) =>
    record(name, await wallet.confirm(await wallet.send(request)))

  const plan = await planDeployment(client, sender)
  if (plan.steps.length > 0) {
    const sent: { name: string; hash: Hex }[] = []
    await deployDistributor({
      client,
      clock,
      pollMilliseconds: 4000,
      wallet: { address: () => sender, sendTransaction: (request) => wallet.send(request) },
      onStep: (name, hash) => hash && sent.push({ name, hash }),
    })
    for (const { name, hash } of sent) record(`deployment, ${name}`, await wallet.confirm(hash))
  }

  const derive = await createDeriver(account)
  const signer = derive(`sending key ${round}`)
  const token = tokenAddress
  if (!(await client.getCode({ address: token })))
    await run('test token', { to: CREATE2_DEPLOYER, data: concat([salt, demoToken.bytecode]), value: 0n })
  const manifest = await freezeManifest({
    title: 'Rehearsal',
    token: { symbol: 'MERI', name: 'Meridian', decimals: 18 },
    rows: toRows(derive, rowCount),
    terms: {
      ...{ chainId, distributor: distributorAddress, sender, token, standard: 'ERC20', policy: 'skip' },
      ...{ safeTransfer: false, direct: false, opensAtSeconds: 0n, closesAtSeconds: 0n, round, slotSize },
    },
  })
  const words = await client.readContract({
    ...{ abi: slotDistributorAbi, address: distributorAddress, functionName: 'settled' },
    args: [manifest.dropId, 0n, BigInt(manifest.slotCount)],
  })
  const isOpen = (row: number) => !isRowSettled(manifest, words, row)
  const open = Array.from({ length: rowCount }, (_, row) => row).filter(isOpen)
  const needed = open.reduce((sum, row) => sum + manifest.rowAt(row).amount, 0n)
  const held = await client.readContract({
    ...{ abi: demoToken.abi, address: token, functionName: 'balanceOf', args: [sender] },
  })
  if (held < needed)
    await run('test tokens', {
      to: token,
      data: encodeFunctionData({ abi: demoToken.abi, functionName: 'mint', args: [sender, needed - held] }),
      value: 0n,
    })

  const forecast = await estimateSending({ client, manifest, fees: { ceiling } })
  const before = await client.getBalance({ address: signer.address })
  const gasMoney = forecast.gasMoney > before ? forecast.gasMoney - before : 0n
  const registration = { operator: signer.address, claimsOpen: true, mayLeaveOpen: true, gasMoney }
  for (const { kind, request } of await fetchAuthoriseSteps({ client, manifest, registration }))
    await run(kind, request)

  for (const row of open.filter((each) => each >= rowCount - claimedRows)) {
    const proven = { ...manifest.rowAt(row), ...proveRow(manifest, row), index: row }
    await run(`claim of row ${row + 1}`, claimRequest(manifest, proven))
  }

  const given = await client.getBalance({ address: signer.address })
  const journal = createMemoryJournal()
  const waits = new Set<string>()
  const pipeline = createPipeline({
    ...{ client, signer, manifest, journal, clock, fees: { ceiling } },
    onChange: ({ waiting }) => {
      if (!waiting) return
      waits.add(waiting.reason === 'refused' ? `refused: ${waiting.text}` : waiting.reason)
    },
  })
  // All slots by name: those with claimed rows would wait for the sender's word.
  await pipeline.start(Array.from({ length: manifest.slotCount }, (_, slot) => slot))
  const state = pipeline.getState()
  const hashes = new Set(
    (await journal.list(manifest.dropId)).flatMap(({ stage, hash }) => (stage === 'mined' && hash ? [hash] : [])),
  )
  let [gas, fee] = [0n, 0n]
  for (const hash of hashes) {
    const receipt = record('slots', await wallet.confirm(hash))
    gas += receipt.gasUsed
    fee += feeOf(receipt)
  }

  const refund = await giveBack({ client, signer, to: sender, chainId, fees: { ceiling }, clock })
  const refundFee = refund ? feeOf(record('refund', await wallet.confirm(refund.hash))) : 0n
  const left = await client.getBalance({ address: signer.address })
  const { report, agreement, fees } = await rebuildReport({ client, manifest })
  return {
    ...{ manifest, steps, forecast, deploymentCost: plan.steps.length > 0 ? plan.cost : undefined },
    isComplete: state.phase === 'complete',
    problem: state.problem && String(state.problem.error.message),
    waits: [...waits],
    slots: { transactions: hashes.size, wasted: state.pace?.wasted ?? 0, gas, fee },
    money: { given, returned: refund?.value ?? 0n, refundFee, left },
    report: {
      intended: report.rows.intended,
      sent: report.rows.delivered,
      claimed: report.rows.claimed,
      tiesOut: report.intended === report.delivered && agreement.rowsInLogs === rowCount && agreement.missingRows === 0,
      fees,
    },
  }
}
