import dynamic from 'next/dynamic'

export { deploymentQuery } from './deploymentQuery.ts'

/** See `DeploymentPanel`; fetched where a contract is missing or not known to be there, as it brings the contract's code along. */
export const DeploymentPanel = dynamic(async () => (await import('./DeploymentPanel.tsx')).DeploymentPanel, {
  ssr: false,
})
