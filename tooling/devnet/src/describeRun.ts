import { relative } from 'node:path'
import type { DemoDeployment } from '@slotdrop/testing'

type Run = {
  appName: string
  url: string
  rpcUrl: string
  demo: DemoDeployment
  dataDir: string
  root: string
  seconds: number
}

/** What `npm start` prints when everything answers. */
export function describeRun({ appName, url, rpcUrl, demo, dataDir, root, seconds }: Run) {
  const width = Math.max(...demo.tokens.map(({ symbol }) => symbol.length))
  const tokens = demo.tokens.map(
    ({ symbol, address, standard, held }) => `    ${symbol.padEnd(width)}  ${address}  ${standard.padEnd(8)} ${held}`,
  )
  return [
    '',
    `  ${appName} is running (${seconds.toFixed(1)} s):  ${url}`,
    '',
    `  Local chain 31337 at ${rpcUrl}, distributor ${demo.distributor}`,
    `  Choose "Demo wallet" in the connect dialog. It is ${demo.account} and holds 10,000 ETH for fees and:`,
    ...tokens,
    '',
    `  Data is kept in ${relative(root, dataDir) || dataDir}; delete that folder to begin anew. Ctrl-C stops everything.`,
    '',
  ].join('\n')
}
