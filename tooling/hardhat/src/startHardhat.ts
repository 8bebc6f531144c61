import { CREATE2_DEPLOYER } from '@slotdrop/contracts'
import { connect, deployDemo, type TestChain } from '@slotdrop/testing'
import { createHardhatRuntimeEnvironment } from 'hardhat/hre'

/** Code of the keyless CREATE2 deployer, which public chains have and this node has not. */
const deployerCode =
  '0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf3'

/**
 * Starts a chain of one's own on Hardhat's node, with the distributor and the demo tokens on it: another implementation than anvil's, with
 * other answers where the specification of nodes leaves room. Stop it when the tests of a file are done.
 */
export async function startHardhat(): Promise<TestChain> {
  const environment = await createHardhatRuntimeEnvironment({
    networks: { node: { type: 'edr-simulated', chainType: 'l1', chainId: 31_337, hardfork: 'osaka' } },
  })
  const server = await environment.network.createServer('node', '127.0.0.1', 0)
  const { address, port } = await server.listen()
  const rpcUrl = `http://${address}:${port}`
  const client = connect(rpcUrl, 'hardhat')
  await client.setCode({ address: CREATE2_DEPLOYER, bytecode: deployerCode })
  return { rpcUrl, client, stop: () => server.close(), ...(await deployDemo(client)) }
}
