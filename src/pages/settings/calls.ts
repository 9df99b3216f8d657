import { useMutation } from '@tanstack/react-query'
import {
  deleteUserMeMutation,
  readUsersQueryKey,
  updateUserMeMutation,
} from '../../../contract/@tanstack/react-query.gen.ts'
import { currentUserOptions } from '../../transport/current-user.ts'
import { recently } from '../common/auth/recent-login.ts'
import { settingsTexts } from './texts.ts'

const refetch = [currentUserOptions.queryKey, readUsersQueryKey()]

export const useUpdateMe = () =>
  useMutation({ ...recently(updateUserMeMutation()), meta: { success: settingsTexts.profile.updated, refetch } })

export const useDeleteMe = () =>
  useMutation({ ...deleteUserMeMutation(), meta: { success: settingsTexts.danger.deleted } })
