import type { Address, Hex } from '@slotdrop/drops'
import {
  BaseError,
  domainSeparator,
  getAbiItem,
  numberToHex,
  parseAbi,
  type RawContractError,
  toFunctionSelector,
  type TypedDataDomain,
  zeroHash,
} from 'viem'
import { toDeliveryError } from '../errors/index.ts'
import type { ChainClient } from '../ports.ts'

/** What is read of a token's permits, and the permit itself (EIP-2612, EIP-5267). */
export const permitAbi = parseAbi([
  'function name() view returns (string)',
  'function version() view returns (string)',
  'function nonces(address owner) view returns (uint256)',
  'function DOMAIN_SEPARATOR() view returns (bytes32)',
  'function PERMIT_TYPEHASH() view returns (bytes32)',
  'function eip712Domain() view returns (bytes1 fields, string name, string version, uint256 chainId, address verifyingContract, bytes32 salt, uint256[] extensions)',
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
])

/** What EIP-2612 signs; DAI's form, with an expiry and yes or no, has another hash. */
const eip2612TypeHash = '0x6e71edae12b1b97f4d1f60370fef10105fa2faae0126114a169c64845d6126c9'

/** Whether a token takes EIP-2612 permits, and what an owner signs them with. */
export type PermitSupport =
  | { readonly kind: 'eip2612'; readonly domain: TypedDataDomain; readonly nonce: bigint }
  /** None, DAI's form, or a domain that can't be found out. */
  | { readonly kind: 'none' }

type Reading = { readonly client: ChainClient; readonly token: Address }

/** A node that does not answer is no answer of the token; an answer that can't be read is. */
function isSilence(error: unknown) {
  const { name } = toDeliveryError(error)
  return name === 'RpcUnavailableError' || name === 'RpcRateLimitedError'
}

/** An answer, or undefined where the token has none that can be read. */
async function ifAnswered<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (isSilence(error)) throw toDeliveryError(error)
    return undefined
  }
}

function read<const name extends 'name' | 'version' | 'DOMAIN_SEPARATOR' | 'PERMIT_TYPEHASH' | 'eip712Domain'>(
  { client, token }: Reading,
  functionName: name,
) {
  return ifAnswered(client.readContract({ abi: permitAbi, address: token, functionName }))
}

/** The domain that the token states (EIP-5267): the low bits of `fields` say which of its parts count. */
async function statedDomain(reading: Reading): Promise<TypedDataDomain | undefined> {
  const stated = await read(reading, 'eip712Domain')
  if (!stated) return undefined
  const [fields, name, version, chainId, verifyingContract, salt] = stated
  const has = (bit: number) => ((Number(fields) >> bit) & 1) === 1
  return {
    ...(has(0) && { name }),
    ...(has(1) && { version }),
    ...(has(2) && { chainId }),
    ...(has(3) && { verifyingContract }),
    ...(has(4) && { salt }),
  }
}

/** Domains of tokens that state none: name and version, without version, with the chain as salt. */
async function commonDomains(reading: Reading, chainId: number): Promise<TypedDataDomain[]> {
  const [name, stated] = await Promise.all([read(reading, 'name'), read(reading, 'version')])
  if (name === undefined) return []
  const verifyingContract = reading.token
  const salt = numberToHex(chainId, { size: 32 })
  const versions = [...new Set([stated ?? '1', '1', '2'])]
  return [
    ...versions.map((version) => ({ name, version, chainId, verifyingContract })),
    { name, chainId, verifyingContract },
    ...versions.map((version) => ({ name, version, verifyingContract, salt })),
  ]
}

/** What a call answered when it was refused; undefined when it was not. */
function refusalData(error: unknown): Hex | undefined {
  const raw = error instanceof BaseError ? error.walk((each) => each instanceof Error && 'data' in each) : undefined
  // Sound: viem's errors alone have `data`; what it holds is looked at below.
  const data = (raw as RawContractError | undefined)?.data
  return typeof data === 'object' ? data.data : data
}

/**
 * Whether the token has the permit of EIP-2612 itself, and not DAI's alone: by the hash of what is signed, where the token states it, else by a permit
 * that nobody signed. One that the token knows is refused with a reason; without one, the code of the token must name the function.
 */
async function hasOwnForm(reading: Reading, owner: Address): Promise<boolean> {
  const typeHash = await read(reading, 'PERMIT_TYPEHASH')
  if (typeHash !== undefined) return typeHash === eip2612TypeHash
  const { client, token } = reading
  const deadline = 2n ** 48n
  try {
    await client.simulateContract({
      abi: permitAbi,
      address: token,
      functionName: 'permit',
      args: [owner, token, 0n, deadline, 27, zeroHash, zeroHash],
    })
    return false
  } catch (error) {
    if (isSilence(error)) throw toDeliveryError(error)
    const data = refusalData(error)
    if (data !== undefined && data !== '0x') return true
    const selector = toFunctionSelector(getAbiItem({ abi: permitAbi, name: 'permit' })).slice(2)
    return (await client.getCode({ address: token }))?.includes(selector) ?? false
  }
}

/**
 * Asks a token whether an owner can allow something by a signature (EIP-2612). The domain that is signed is only believed when it hashes to
 * the token's `DOMAIN_SEPARATOR`; whatever is not certain has none, and is approved as any token.
 *
 * @throws DeliveryError when the node can't be asked
 */
export async function fetchPermitSupport({
  client,
  token,
  owner,
  chainId,
}: {
  readonly client: ChainClient
  readonly token: Address
  readonly owner: Address
  readonly chainId: number
}): Promise<PermitSupport> {
  const reading = { client, token }
  const [separator, nonce, stated] = await Promise.all([
    read(reading, 'DOMAIN_SEPARATOR'),
    ifAnswered(client.readContract({ abi: permitAbi, address: token, functionName: 'nonces', args: [owner] })),
    statedDomain(reading),
  ])
  if (separator === undefined || nonce === undefined) return { kind: 'none' }
  const domains = stated ? [stated] : await commonDomains(reading, chainId)
  const domain = domains.find((each) => domainSeparator({ domain: each }) === separator)
  return domain && (await hasOwnForm(reading, owner)) ? { kind: 'eip2612', domain, nonce } : { kind: 'none' }
}
