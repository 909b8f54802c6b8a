import type { User } from '@okolitsa/contracts/identity/profile.ts'
import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { formatPhone } from '@okolitsa/strings/ru/format.ts'
import { identity } from '@okolitsa/strings/ru/identity.ts'
import { lazy, Suspense } from 'react'
import { useForm } from 'react-hook-form'
import { useChangeProfile } from '../../data/identity/use-change-profile.ts'
import { useCustomer } from '../../data/identity/use-customer.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { useModal } from '../../platform/navigation/use-modal.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './profile-editor.module.css'
import { type ProfileForm, profileChangeOf, profileFormOf, resolveProfile } from './profile-form.ts'

const PhoneWindow = lazy(() => import('./phone-window.tsx'))
const text = identity.profile

/** Name, email and birthday; the phone identifies the account and is changed by a code. */
export function ProfileEditor({ customer: loaded }: { customer: User }) {
  // a changed phone reaches the cache before the loader runs again
  const customer = useCustomer().data ?? loaded
  const moving = useModal()
  const { register, handleSubmit, setError, formState } = useForm<ProfileForm>({
    defaultValues: profileFormOf(customer),
    resolver: resolveProfile,
    mode: 'onTouched',
  })
  const change = useChangeProfile()
  const { errors } = formState
  const submit = handleSubmit((form) => {
    if (change.isPending) return
    change.mutate(profileChangeOf(form), {
      onError: (error) => {
        if (!isApiProblem(error)) return
        for (const [name, message] of Object.entries(error.problem.errors ?? {}))
          setError(name as keyof ProfileForm, { message }, { shouldFocus: true })
      },
    })
  })
  return (
    <Card as="section">
      <KeptForm
        id="profile"
        sending={change}
        method="post"
        className={css.form}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <TextField
          label={text.firstName}
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <TextField
          label={text.lastName}
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register('lastName')}
        />
        <TextField
          label={text.email}
          hint={text.emailHint}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
        <TextField
          label={text.birthDate}
          type="date"
          autoComplete="bday"
          error={errors.birthDate?.message}
          {...register('birthDate')}
        />
        <div className="stack g2">
          <TextField label={text.phone} value={formatPhone(customer.phone)} readOnly autoComplete="tel" />
          <div>
            <Button look="soft" size="small" onClick={moving.open}>
              {identity.phoneChange.open}
            </Button>
          </div>
        </div>
        <div className={css.save}>
          <Button type="submit" busy={change.isPending}>
            {text.save}
          </Button>
        </div>
      </KeptForm>
      {moving.isOpen && (
        <Suspense>
          <PhoneWindow current={customer.phone} onClose={moving.close} />
        </Suspense>
      )}
    </Card>
  )
}
