import {
  BaseError,
  HttpRequestError,
  LimitExceededRpcError,
  ResourceUnavailableRpcError,
  TimeoutError,
  UnknownRpcError,
  WebSocketRequestError,
  encodeDeployData,
  encodeFunctionData,
  erc6492SignatureValidatorAbi,
  erc6492SignatureValidatorByteCode,
  hashMessage,
  isErc6492Signature,
  parseAbi,
  size,
  type Address,
  type Client,
  type Hex,
} from 'viem'
import { call, getCode } from 'viem/actions'
import { ChainUnavailableError, SignInRefusedError } from './errors.ts'
import { recoverSigner } from './recoverSigner.ts'
import type { AccountType } from './session.ts'

/** What is to be verified, and what with. */
export type VerifySignatureParameters = {
  readonly message: string
  readonly address: Address
  readonly signature: Hex
  readonly chainId: number
  readonly getClient: (chainId: number) => Client | undefined
  readonly timeoutMs: number
}

const erc1271Abi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])
const erc1271Magic = `0x1626ba7e${'0'.repeat(56)}`
/** For the ERC-6492 validator, which may deploy an account before it asks it. */
const validatorGas = 10_000_000n
/** For one call of `isValidSignature`: also bounds what it can return. */
const callGas = 1_500_000n

/**
 * Verifies who signed a message (EIP-191): a key, with no network at all; else a contract by ERC-1271, ERC-6492 while it
 * is not deployed, an EIP-7702 delegate, or a Safe's on-chain signature (`0x`).
 *
 * @throws SignInRefusedError when it isn't the account's; ChainUnavailableError when only the chain could tell and it doesn't answer.
 */
export async function verifySignature(parameters: VerifySignatureParameters): Promise<AccountType> {
  const { address, signature, chainId, timeoutMs } = parameters
  const hash = hashMessage(parameters.message)
  const signer = await recoverSigner(hash, signature)
  if (signer && signer.address.toLowerCase() === address.toLowerCase()) {
    // The high-s twin can be made by anyone who saw the signature.
    if (!signer.hasLowS) throw new SignInRefusedError('SIGNATURE_INVALID')
    return 'eoa'
  }
  const client = parameters.getClient(chainId)
  if (!client) throw new ChainUnavailableError({ chainId, reason: 'no client' })
  const isValid = await withinTime(
    isContractSignature({ client, address, hash, signature, chainId }),
    timeoutMs,
    chainId,
  )
  if (!isValid) throw new SignInRefusedError('SIGNATURE_INVALID')
  return 'contract'
}

async function isContractSignature(parameters: {
  client: Client
  address: Address
  hash: Hex
  signature: Hex
  chainId: number
}): Promise<boolean> {
  const { client, address, hash, signature, chainId } = parameters
  const isCounterfactual = size(signature) > 32 && isErc6492Signature(signature)
  const code = await getCode(client, { address }).catch((cause: unknown) => {
    throw new ChainUnavailableError({ chainId, reason: getName(cause) })
  })
  // A key without code that did not sign: no validator may recover another answer from it.
  if (code === undefined && !isCounterfactual) return false
  try {
    if (!isCounterfactual) {
      const args = [hash, signature] as const
      const data = encodeFunctionData({ abi: erc1271Abi, functionName: 'isValidSignature', args })
      const answer = await call(client, { to: address, data, gas: callGas })
      return answer.data === erc1271Magic
    }
    const data = encodeDeployData({
      abi: erc6492SignatureValidatorAbi,
      bytecode: erc6492SignatureValidatorByteCode,
      args: [address, hash, signature],
    })
    const answer = await call(client, { data, gas: validatorGas })
    return answer.data !== undefined && answer.data !== '0x' && BigInt(answer.data) === 1n
  } catch (cause) {
    if (isUnavailable(cause)) throw new ChainUnavailableError({ chainId, reason: getName(cause) })
    return false
  }
}

/**
 * Whether an error says that no answer came. A contract that reverts, runs out of gas or answers nonsense is an answer of
 * the node, with a code of JSON-RPC.
 */
function isUnavailable(error: unknown): boolean {
  if (!(error instanceof BaseError)) return true
  const outages = [
    HttpRequestError,
    TimeoutError,
    WebSocketRequestError,
    LimitExceededRpcError,
    ResourceUnavailableRpcError,
  ]
  if (error.walk((cause) => outages.some((outage) => cause instanceof outage)) !== null) return true
  return error.walk((cause) => !(cause instanceof UnknownRpcError) && hasCode(cause)) === null
}

/** The names of an error and what is under it: never their texts. */
function getName(error: unknown): string {
  const names: string[] = []
  for (let current = error; current instanceof Error && names.length < 5; current = current.cause)
    names.push(current.name)
  return names.length > 0 ? names.join(' < ') : typeof error
}

function hasCode(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'number'
}

async function withinTime<result>(work: Promise<result>, timeoutMs: number, chainId: number): Promise<result> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChainUnavailableError({ chainId, reason: 'timed out' })), timeoutMs)
  })
  try {
    return await Promise.race([work, deadline])
  } finally {
    clearTimeout(timer)
  }
}
