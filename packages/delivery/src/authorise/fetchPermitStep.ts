import { slotDistributorAbi } from '@slotdrop/contracts'
import { type Hex, type Manifest, type TokenFacts, toDropStruct } from '@slotdrop/drops'
import { encodeFunctionData, isAddressEqual, parseSignature, type TypedDataDomain, zeroHash } from 'viem'
import type { ChainClient, TransactionRequest } from '../ports.ts'
import type { AuthoriseStep, Registration } from './AuthoriseStep.ts'
import { fetchPermitSupport, type PermitSupport } from './fetchPermitSupport.ts'
import { gasMoneyOf } from './gasMoneyOf.ts'

const permitTypes = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
} as const

/** An approval as its owner signs it (EIP-712), for `eth_signTypedData_v4` or a key. */
export type PermitTypedData = {
  readonly domain: TypedDataDomain
  readonly types: typeof permitTypes
  readonly primaryType: 'Permit'
  readonly message: {
    readonly owner: Hex
    readonly spender: Hex
    readonly value: bigint
    readonly nonce: bigint
    readonly deadline: bigint
  }
}

/** What the sender signs instead of the transaction that approves. */
export function permitTypedData(
  { terms }: Pick<Manifest, 'terms'>,
  { domain, nonce }: Extract<PermitSupport, { kind: 'eip2612' }>,
  { value, deadline }: { readonly value: bigint; readonly deadline: bigint },
): PermitTypedData {
  const message = { owner: terms.sender, spender: terms.distributor, value, nonce, deadline }
  return { domain, types: permitTypes, primaryType: 'Permit', message }
}

/**
 * The call that approves by a signed permit and registers, in one. Somebody who saw the permit may use it first: then the allowance is there,
 * and the call goes through all the same.
 */
export function registerWithPermitRequest(
  manifest: Manifest,
  registration: Registration,
  { value, deadline, signature }: { readonly value: bigint; readonly deadline: bigint; readonly signature: Hex },
): TransactionRequest {
  const { operator, operatorUntil = 0, mayLeaveOpen = false, claimsOpen, listDigest = zeroHash } = registration
  const { r, s, yParity } = parseSignature(signature)
  const permit = { value, deadline, v: 27 + yParity, r, s }
  return {
    to: manifest.terms.distributor,
    data: encodeFunctionData({
      abi: slotDistributorAbi,
      functionName: 'registerWithPermit',
      args: [toDropStruct(manifest), operator, operatorUntil, mayLeaveOpen, claimsOpen, listDigest, permit],
    }),
    value: gasMoneyOf(registration),
  }
}

/** One signature and one transaction instead of two transactions. */
export type PermitStep = {
  readonly token: TokenFacts
  /** Base units that are approved. */
  readonly amount: bigint
  readonly registration: Registration
  readonly typedData: PermitTypedData
  /** The transaction, once the permit is signed. */
  toRequest(signature: Hex): TransactionRequest
}

const defaultValidSeconds = 3600n

/**
 * What can be signed in place of the steps that are left, where they are an approval and a registration, and the token takes permits;
 * undefined where they are signed as they are. Contract accounts, delegated ones too, sign in ways that only some tokens take: they have none.
 *
 * @throws DeliveryError when the node can't be asked
 */
export async function fetchPermitStep({
  client,
  manifest,
  steps,
  validSeconds = defaultValidSeconds,
}: {
  readonly client: ChainClient
  readonly manifest: Manifest
  /** The answer of `fetchAuthoriseSteps`. */
  readonly steps: readonly AuthoriseStep[]
  /** Seconds after the latest block in which the permit can be used. Default: an hour. */
  readonly validSeconds?: bigint | undefined
}): Promise<PermitStep | undefined> {
  const { sender, token, chainId } = manifest.terms
  const approve = steps.find(({ kind }) => kind === 'approve')
  const register = steps.find(({ kind }) => kind === 'register')
  if (approve?.kind !== 'approve' || approve.amount === undefined || register?.kind !== 'register') return undefined
  if (!isAddressEqual(approve.request.to, token)) return undefined
  const [code, support, { timestamp }] = await Promise.all([
    client.getCode({ address: sender }),
    fetchPermitSupport({ client, token, owner: sender, chainId }),
    client.getBlock(),
  ])
  if (code !== undefined || support.kind === 'none') return undefined
  const { operator, operatorUntil, mayLeaveOpen, claimsOpen, gasMoney, listDigest } = register
  const registration = { operator, operatorUntil, mayLeaveOpen, claimsOpen, gasMoney, listDigest }
  const use = { value: approve.amount, deadline: timestamp + validSeconds }
  return {
    token: approve.token,
    amount: approve.amount,
    registration,
    typedData: permitTypedData(manifest, support, use),
    toRequest: (signature) => registerWithPermitRequest(manifest, registration, { ...use, signature }),
  }
}
