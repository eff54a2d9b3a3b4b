/** Words of the pages of health plans. Quoted wording: D-033. */
export const healthPlan = {
  'healthPlan.plans': 'Health Plans',
  'healthPlan.otherPlans': 'Other plans',
  'healthPlan.allOf': 'All plans from {name}',
  'healthPlan.hospitals': 'Hospitals in this plan',
  'healthPlan.medicalGroups': 'Medical groups in this plan',
  'healthPlan.notes': 'Good to know',
  'healthPlan.byPayor': 'A plan from',
  'healthPlan.noPlans':
    'We have no list of the health plans that work with {name}. Before you make an appointment, call the number on your plan’s card and ask.',
  'healthPlan.disclaimer':
    'Networks change. Before you make an appointment, call the number on your plan’s card and ask whether the doctor, medical group or hospital is in your plan.',
  'healthPlan.care': 'At a glance',
  'healthPlan.places': 'Locations',
  'healthPlan.allPlaces': 'All {count} locations',
  'healthPlan.first-hospital': 'The hospital comes first, then its other places by kind.',
  'healthPlan.first-kind': 'One place of each kind first, from the cities with the most places.',
  'healthPlan.first-name': 'In alphabetical order.',
  'healthPlan.by-specialty': 'Doctors by specialty',
  'healthPlan.by-town': 'Doctors by city',
  'healthPlan.by-placeType': 'Locations by type',
  'healthPlan.by-placeTown': 'Locations by city',
  'healthPlan.one-doctors': 'doctor or other provider',
  'healthPlan.many-doctors': 'doctors and other providers',
  'healthPlan.one-locations': 'location',
  'healthPlan.many-locations': 'locations',
  'healthPlan.one-plans': 'health plan',
  'healthPlan.many-plans': 'health plans',
  'healthPlan.kind-campus': 'A campus is a place where several buildings of a hospital stand together.',
  'healthPlan.kind-foundation':
    'A medical foundation is a nonprofit that runs clinics. The doctors who see patients there belong to a medical group.',
  'healthPlan.kind-hmo-network':
    'An HMO network is the set of doctors and hospitals that members of an HMO plan use.',
  'healthPlan.kind-ipa':
    'An independent practice association is a group of doctors who keep their own offices and sign contracts with health plans together.',
  'healthPlan.kind-medical-group':
    'A medical group is a team of doctors who work together. When your plan takes the group, ask whether it takes the doctor you want, too.',
  'healthPlan.oneHospital': '1 hospital',
  'healthPlan.countHospitals': '{count} hospitals',
  'healthPlan.oneGroup': '1 medical group',
  'healthPlan.countGroups': '{count} medical groups',
  'healthPlan.one-doctorsTaking': 'doctor or other provider takes plans from {name}',
  'healthPlan.many-doctorsTaking': 'doctors and other providers take plans from {name}',
  'healthPlan.one-adultDoctorsTaking': 'doctor or other provider who sees adults takes plans from {name}',
  'healthPlan.many-adultDoctorsTaking': 'doctors and other providers who see adults take plans from {name}',
  'healthPlan.one-hospitals': 'hospital',
  'healthPlan.many-hospitals': 'hospitals',
  'healthPlan.one-medicalGroups': 'medical group',
  'healthPlan.many-medicalGroups': 'medical groups',
  'healthPlan.kind-hmo':
    'In an HMO, you usually choose a doctor of the network, who refers you to specialists.',
  'healthPlan.kind-ppo':
    'In a PPO, you usually need no referral, and you pay less for doctors in the network.',
  'healthPlan.kind-epo':
    'In an EPO, you usually need no referral, but outside the network the plan pays for emergencies alone.',
  'healthPlan.kind-hdhp':
    'In an HDHP, you pay more yourself before the plan pays. If you qualify, you can save for that before tax.',
  'healthPlan.kind-medicare-supplement':
    'A Medicare Supplement plan (Medigap) pays a part of what Original Medicare leaves for you to pay. It usually has no network: you can see any doctor who takes Medicare.',
};
