import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Address, Hex } from 'viem'

/** Where the distributor is on a chain, and what was found there. */
export type Deployment = {
  chainId: number
  address: Address
  /** keccak256 of the code at the address. */
  runtimeHash: Hex
  /** Transaction that put it there; null when it was there already. */
  transaction: Hex | null
}

function fileOf(folder: string, chainId: number) {
  return `${folder}/${chainId}.json`
}

export function readDeployment(folder: string, chainId: number): Deployment | undefined {
  return existsSync(fileOf(folder, chainId))
    ? (JSON.parse(readFileSync(fileOf(folder, chainId), 'utf8')) as Deployment)
    : undefined
}

export function writeDeployment(folder: string, deployment: Deployment): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileOf(folder, deployment.chainId), `${JSON.stringify(deployment, null, 2)}\n`)
}
