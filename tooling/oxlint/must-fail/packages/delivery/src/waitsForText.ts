export async function parseList(text: Promise<string>) {
  return (await text).split('\n')
}
