import type { Manifest } from './workspace.ts'

type Sbom = {
  bomFormat?: string
  specVersion?: string
  metadata?: { component?: { 'bom-ref'?: string; purl?: string } }
  components?: { purl?: string }[]
  dependencies?: { ref: string; dependsOn?: string[] }[]
}

/** Where a published package has its bill of materials. */
export const sbomFile = 'dist/sbom.cdx.json'

function toPurl(name: string): string {
  return `pkg:npm/${name.replace('@', '%40')}@`
}

/**
 * What is wrong with the bill of materials in a package.
 *
 * @param text the file, null where there is none
 * @param builtIn names of packages whose code is within the package
 */
export function sbomFaults(
  text: string | null,
  { name, version, dependencies = {} }: Pick<Manifest, 'name' | 'version' | 'dependencies'>,
  builtIn: readonly string[],
): string[] {
  if (text === null) return [`${sbomFile} is not in it`]
  const sbom = JSON.parse(text) as Sbom
  const component = sbom.metadata?.component
  const listed = (sbom.components ?? []).flatMap(({ purl }) => purl ?? [])
  const direct = sbom.dependencies?.find(({ ref }) => ref === component?.['bom-ref'])?.dependsOn ?? []
  return [
    ...(sbom.bomFormat === 'CycloneDX' && sbom.specVersion === '1.6' ? [] : [`${sbomFile} is not CycloneDX 1.6`]),
    ...(component?.purl === `${toPurl(name)}${version}` ? [] : [`${sbomFile} is of ${component?.purl}`]),
    ...[...Object.keys(dependencies), ...builtIn]
      .filter((each) => ![listed, direct].every((purls) => purls.some((purl) => purl.startsWith(toPurl(each)))))
      .map((each) => `${sbomFile} does not list ${each}`),
  ]
}
