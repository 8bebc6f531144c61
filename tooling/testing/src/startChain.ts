import { type Anvil, startAnvil } from './anvil.ts'
import { type LocalClient, connect } from './connect.ts'
import { type DemoDeployment, deployDemo } from './deployDemo.ts'

/** A chain of one's own with the distributor and the demo tokens on it. */
export type TestChain = DemoDeployment &
  Anvil & {
    client: LocalClient
  }

/** Starts one; stop it when the tests of a file are done. */
export async function startChain(args?: readonly string[]): Promise<TestChain> {
  const anvil = await startAnvil(args)
  const client = connect(anvil.rpcUrl)
  return { ...anvil, ...(await deployDemo(client)), client }
}
