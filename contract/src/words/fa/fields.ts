import type { MemberFieldName } from '../../members/member-fields.ts';

/** Names of a member's fields, the same in forms, pages and error messages. */
export const fields: Record<MemberFieldName, string> = {
  first_name: 'نام',
  last_name: 'نام خانوادگی',
  gender: 'جنسیت',
  birth_date: 'تاریخ تولد',
  country_of_birth: 'کشور محل تولد',
  holder_first_name: 'نام کودک',
  holder_last_name: 'نام خانوادگی کودک',
  holder_birth_date: 'تاریخ تولد کودک',
  country_of_residency: 'کشور محل زندگی',
  address_of_residency: 'نشانی محل زندگی',
  postal_code: 'کد پستی',
  phone: 'تلفن همراه',
  email: 'ایمیل',
  password: 'رمز عبور',
  pack_type: 'بسته',
  juventus_card: 'کارت باشگاه',
  payment_method: 'روش پرداخت',
  euro_payment_method: 'روش پرداخت یورویی',
  transfer_number: 'شمارهٔ پیگیری واریز',
  payer_last_four: 'چهار رقم آخر کارت',
  language: 'زبان',
};

/** Names of the choices of a field. */
export const choices = {
  gender: { male: 'مرد', female: 'زن', other: 'سایر' },
};
