import { encryptKeystoreJson, Wallet } from 'ethers'
import { describe, expect, test } from 'vitest'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { decryptKeystore, encryptKeystore } from './keystore.ts'

/** From the definition of version 3 of the Web3 Secret Storage. */
const definition = {
  key: '0x7a28b5ba57c53603b0b07b56bba752f7784bf506fa95edc395f5cf6c7514fe9d',
  password: 'testpassword',
  pbkdf2: {
    crypto: {
      cipher: 'aes-128-ctr',
      cipherparams: { iv: '6087dab2f9fdbbfaddc31a909735c1e6' },
      ciphertext: '5318b4d5bcd28de64ee5559e671353e16f075ecae9f99c7a79a38af5f869aa46',
      kdf: 'pbkdf2',
      kdfparams: {
        c: 262_144,
        dklen: 32,
        prf: 'hmac-sha256',
        salt: 'ae3cd4e7013836a3df6bd7241b12db061dbe2c6785853cce422d148a624ce0bd',
      },
      mac: '517ead924a9d0dc3124507e3393d175ce3ff7c1e96529c6c555ce9e51205e9b2',
    },
    id: '3198bc9c-6672-5ab3-d995-4942343ae5b6',
    version: 3,
  },
  scrypt: {
    crypto: {
      cipher: 'aes-128-ctr',
      cipherparams: { iv: '83dbcc02d8ccb40e466191a123791e0e' },
      ciphertext: 'd172bf743a674da9cdad04534d56926ef8358534d458fffccd4e6ad2fbde479c',
      kdf: 'scrypt',
      kdfparams: {
        dklen: 32,
        n: 262_144,
        p: 8,
        r: 1,
        salt: 'ab0c7876052600dd703518d6fc3fe8984592145b591fc8fb5c6d43190334ba19',
      },
      mac: '2103ac29920d71da29f15d75b4a16dbe95cfd7ff8faea1056c33131d846e3097',
    },
    id: '3198bc9c-6672-5ab3-d995-4942343ae5b6',
    version: 3,
  },
}

describe('a keystore of version 3', () => {
  test('is read as its definition says', async () => {
    expect(await decryptKeystore(JSON.stringify(definition.pbkdf2), definition.password, 'key.json')).toBe(
      definition.key,
    )
  })

  test('that we write is read by another library, and the other way round', async () => {
    const [key, password] = [generatePrivateKey(), 'пароль ﬁ 密码']
    const ours = await encryptKeystore(key, password)
    expect(ours).not.toContain(key.slice(2))
    expect((await Wallet.fromEncryptedJson(ours, password)).privateKey).toBe(key)
    const options = { scrypt: { N: 2 ** 13, r: 8, p: 1 } }
    const theirs = await encryptKeystoreJson({ address: privateKeyToAddress(key), privateKey: key }, password, options)
    expect(await decryptKeystore(theirs, password, 'key.json')).toBe(key)
  })

  test('does not open with another password, and says which file', async () => {
    const json = JSON.stringify(definition.pbkdf2)
    await expect(decryptKeystore(json, 'other', 'key.json')).rejects.toThrow('The password does not open key.json')
  })

  test.each([
    ['no JSON', 'hello'],
    ['another version', JSON.stringify({ ...definition.pbkdf2, version: 4 })],
    ['a cost that scrypt does not allow', JSON.stringify(definition.scrypt)],
    ['nothing encrypted', JSON.stringify({ version: 3 })],
    [
      'a cost that would stop the machine',
      JSON.stringify({
        version: 3,
        crypto: {
          ...definition.scrypt.crypto,
          kdfparams: { ...definition.scrypt.crypto.kdfparams, n: 2 ** 30, r: 64 },
        },
      }),
    ],
  ])('with %s is refused', async (_, json) => {
    await expect(decryptKeystore(json, 'testpassword', 'key.json')).rejects.toThrow('key.json is no keystore')
  })
})
