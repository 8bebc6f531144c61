export { freezeManifest } from '../manifest/freezeManifest.ts'
