import dynamic from 'next/dynamic'

export { deploymentQuery } from './deploymentQuery.ts'

/** Lazy `DeploymentPanel`, because it imports the contract's code. */
export const DeploymentPanel = dynamic(async () => (await import('./DeploymentPanel.tsx')).DeploymentPanel, {
  ssr: false,
})
