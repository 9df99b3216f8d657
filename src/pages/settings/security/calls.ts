import { useMutation, useQuery } from '@tanstack/react-query'
import {
  readSecurityMeOptions,
  readSecurityMeQueryKey,
  updatePasskeyMutation,
} from '../../../../contract/@tanstack/react-query.gen.ts'
import { securityTexts } from './texts.ts'

export const securityKey = readSecurityMeQueryKey()

export const useSecurity = () => useQuery(readSecurityMeOptions())

export const useRenamePasskey = () =>
  useMutation({
    ...updatePasskeyMutation(),
    meta: { success: securityTexts.passkeys.renamed, refetch: [securityKey] },
  })
