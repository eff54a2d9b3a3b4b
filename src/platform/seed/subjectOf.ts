import type { SceneName } from '../media/art/drawScene.ts';

/**
 * What each scene is the picture of, by the English names and keys of the demo's topics, conditions, services, specialties,
 * reasons for a visit, events, research topics and departments. What stands for itself under `visit` is there on purpose.
 */
export const SUBJECTS: Readonly<Partial<Record<SceneName, string>>> = {
  heart: `Heart and Blood Vessels; Coronary artery disease; Heart failure; Congenital heart disease;
    Chest pain; heart; cardiology; interventional-cardiology; cardiothoracic-surgery; pediatric-cardiology;
    Chest discomfort follow-up; Heart health`,
  blood: `Varicose veins; Peripheral artery disease; Blood clots; vascular-surgery; Vein Care;
    Vascular Imaging; Leg pain or swelling`,
  lungs: `Lungs and Breathing; Breathing easier at home; Quitting tobacco; Tobacco use; lungs; pulmonology`,
  bones: `Bones, Joints and Muscles; Arthritis of the knee; Arthritis of the hip; Gout; Lupus; Rotator cuff injury;
    Tennis elbow; Achilles tendon pain; orthopedics; orthopedic-surgery; sports-medicine;
    rheumatology; pain-medicine; Knee pain; Hip pain; Shoulder pain;
    Return to play visit; Joint pain; Pain consultation; Orthopedics; Pain; Ingrown toenail`,
  skin: `Skin and Hair; Psoriasis; Hives; Skin cancer; Checking your moles; skin; dermatology; mohs-surgery;
    Full skin check; Rash; Acne visit; Rashes and Insect Bites; Breast reconstruction needs;
    Cleft lip and palate; Plastic and Reconstructive Surgery`,
  eyes: `Glaucoma; Macular degeneration; Dry eye; Diabetic eye disease; eyes-ears; ophthalmology`,
  ears: `Ears, Eyes, Nose and Throat; Ear infection; otolaryngology; Ear and Sinus Pain;
    Ear or sinus problems; Voice and Swallowing Care`,
  digestion: `Digestive Health; Acid reflux; Fatty liver disease; Hepatitis C; Cirrhosis; Gallstones;
    Hernia; Heartburn at night; digestive; gastroenterology; hepatology; pediatric-gastroenterology;
    Stomach pain; Liver visit; Swallowing problems`,
  kidneys: `Kidneys and Urinary Health; Chronic kidney disease; Kidney failure; Enlarged prostate;
    Pelvic organ prolapse; kidney-urology; nephrology; urology; urogynecology; Pelvic Floor Care;
    Pelvic floor exercises; Kidney health visit; Pelvic floor visit; Kidney Transplant; Kidney health;
    Dialysis`,
  brain: `Brain and Nerves; Migraine; Alzheimer’s disease; Stroke; Transient ischemic attack; Concussion;
    Brain tumor; Signs of a stroke; Memory changes; brain; neurology; neurosurgery; stroke-neurology;
    pediatric-neurology; Concussion Clinic; Stroke Response; Memory Screening; Headache visit;
    Memory concerns; Dizziness; Stroke follow-up; Memory and aging`,
  teeth: `Dental health; Jaw pain; Impacted teeth; oral-surgery`,
  mind: `Mental Health; Mental health; Anxiety; Bipolar disorder; Post-traumatic stress; Eating disorders;
    Alcohol use disorder; Alcohol and health; Men and mental health; Social media and mood; Teens;
    mental-health; psychiatry; child-psychiatry; addiction-medicine; Mental health visit; Recovery visit;
    Behavioral Health`,
  pregnancy: `Pregnancy; High-risk pregnancy; Gestational diabetes; Planning a pregnancy; Infertility;
    Second trimester; Third trimester; Moving safely in pregnancy; pregnancy; obstetrics-gynecology;
    maternal-fetal-medicine; nurse-midwifery; reproductive-endocrinology; Fertility consultation;
    Prenatal Genetics; Gestational Diabetes Program; Pregnancy and birth`,
  children: `Babies and Children; Active play with children; pediatrics-care; pediatrics;
    School physical; Pediatric Emergency Care; Children’s care;
    Children’s health`,
  newborn: `Newborn jaundice; Premature birth; Safe sleep for babies; Partners and support people;
    neonatology; Newborn visit; Follow-up after newborn intensive care; Newborn Intensive Care;
    Labor and Delivery; Lactation Support; Infant CPR and Safety; Newborn care; Birth Center`,
  women: `Women’s Health; Menopause symptoms; Irregular periods; Uterine fibroids; womens-health`,
  men: `Men’s Health; Vasectomy questions; Vasectomy; Vasectomy consultation`,
  ageing: `Healthy Aging; senior-care; geriatrics; Senior Care`,
  caregiving: `Caring for a parent; Serious illness; palliative-care; Caregiver Support; Palliative Care;
    Nursing; Patient experience; Hospice; Caregiving`,
  vaccines: `Vaccines`,
  sleep: `Sleep; Sleep apnea; Snoring; sleep-medicine; Sleep Studies; Sleep Apnea Care;
    Snoring or poor sleep`,
  movement: `Movement and Fitness; Moving more at work; Wellness Coaching;
    Sports and School Physicals; Sports physical; Cardiac Rehabilitation; Physical activity`,
  yoga: `Gentle Yoga; Yoga for beginners; Warming up; Stretching at your desk; Breathing exercises;
    Introduction to Mindfulness; integrative; integrative-medicine; Wellness visit; Integrative Health`,
  surgery: `Getting ready for surgery; surgery; general-surgery; anesthesiology; plastic-surgery;
    transplant-surgery; Surgery consultation; Before-surgery visit; Transplant evaluation; Heart Surgery;
    Gynecologic Surgery; Pediatric Surgery; Surgery; Ambulatory Surgery Center`,
  rehab: `Balance problems; Work injury; rehabilitation; physical-therapy; occupational-therapy;
    physical-medicine; occupational-medicine; Rehabilitation plan; Therapy evaluation; Work injury visit;
    Pulmonary Rehabilitation; Pediatric Rehabilitation; Rehabilitation; Life After Stroke`,
  cancer: `Cancer; Breast cancer; Prostate cancer; Ovarian cancer; Cervical cancer; Endometrial cancer;
    Breast lump; Cancer screening by age; cancer; radiation-oncology; gynecologic-oncology; breast-surgery;
    Breast Health; Breast health visit; New cancer diagnosis; Cancer care`,
  diabetes: `Diabetes and Hormones; Type 1 diabetes; Type 2 diabetes; Checking blood sugar at home;
    Know Your Sugar; diabetes; endocrinology; pediatric-endocrinology; Diabetes visit; Diabetes`,
  infection: `Allergies and Infections; HIV; Bone infection; Ticks and outdoor safety; infectious-disease;
    Infectious disease`,
  food: `Food and Nutrition; Healthy snacks; Eating on a budget; Plant-based meals; Food safety at home;
    Vitamins and supplements; Heart-friendly eating; Fiber and fluids; Starting solid foods; nutrition;
    Nutrition visit; Cancer Nutrition; Food pantry packer; Nutrition`,
  imaging: `Osteoporosis; Bone Health; Your first mammogram; imaging; Imaging; interventional-radiology; Imaging visit;
    Procedure consultation; Mammography; Mammogram Saturday; Echocardiography`,
  laboratory: `Hypothyroidism; Polycystic ovary syndrome; Thyroid Care; Thyroid visit; laboratory;
    pathology`,
  pharmacy: `When antibiotics help; pharmacy; Medication safety`,
  emergency: `emergency; emergency-medicine; Emergency visit; Emergency care; Emergency Room`,
  telehealth: `Video visits; Video Visits; Telehealth`,
  allergies: `Food allergy; Severe allergic reaction; allergy-immunology; Allergy consultation`,
  firstaid: `First aid at home; Water safety; Prevention; First Aid for Families;
    Health fair helper; urgent-care; urgent-care-medicine; Same-day visit`,
  bills: `Understanding your bill; Financial help; Financial Counseling; Health equity`,
  research: `Inherited conditions; Family history of cancer; genetics; medical-genetics; genetic-counseling;
    Genetics visit; Genetic counseling visit; Cancer Genetics; Research; Genetics`,
  visit: `Specialty Care; community; acupuncture; Community health; Facilities; Foundation`,
  pressure: `High blood pressure; Knowing your numbers; Blood Pressure Clinic`,
  monitor: `transplant; Atrial fibrillation; Slow heart rhythm; Palpitations; Device check;
    electrophysiology; Aneurysm; Heart Attack Response; Transplant Clinic`,
  stethoscope: `Heart murmur; Heart valve disease; Heart checkup; Heart checkup for children;
    Checkups by age; primary-care; family-medicine; internal-medicine; Annual checkup; Primary care;
    Checkups for men; Well-woman visit; Well-child visit`,
  inhaler: `Asthma; Using an inhaler well; Chronic obstructive pulmonary disease; Childhood Asthma Program`,
  spine: `Back pain; Herniated disc; Spinal stenosis; Scoliosis; Sciatica; Spinal cord injury;
    spine-surgery; Back pain consultation; Lifting safely`,
  cream: `Skin care for teens; Eczema; Rosacea`,
  glasses: `Nearsightedness; Farsightedness; Glasses prescription; Screen time and your eyes; Screen breaks;
    Cataracts`,
  bowel: `Crohn’s disease; Ulcerative colitis; Celiac disease; Diverticulitis; Appendicitis;
    Getting ready for a colonoscopy; colorectal-surgery; Colon cancer screening; Colorectal cancer`,
  water: `Kidney stones; Drinking enough water; Urinary tract infection; Urinary Symptoms;
    Sports and hydration; Urinary incontinence`,
  nerve: `Epilepsy; Multiple sclerosis; Neuropathy; Parkinson’s disease; Restless legs`,
  talk: `Grief; Family conflict; Finding a therapist; Helping a friend in crisis; Asking for help;
    Talking with your teen; adolescent-medicine; Teen checkup; Therapy visit; Counseling visit; psychology; social-work;
    Crisis Mental Health Support; Support Groups; Talking with family about cancer;
    New Mothers, Honest Talk; Asking good questions; Language services; Free interpreters;
    Interpreter Services; Goals of care visit; speech-therapy; Depression;
    Talking about prostate health; Sober Mornings; Patient companion; Patient advisor; No One Alone`,
  blocks: `Speech delay; Developmental delay; Tantrums; Ready for school; Growth concerns; Autism spectrum disorder;
    developmental-pediatrics; Development concerns; Growth visit; ADHD`,
  infusion: `Lymphoma; medical-oncology; Infusion Center; Treatment planning visit; Anemia; hematology;
    Infusion center companion`,
  syringe: `Childhood vaccines; Vaccines for adults; Travel vaccines; Vaccines at the Pharmacy; Vaccines and Flu Shots;
    Flu and COVID Vaccine Clinic`,
  clock: `Insomnia; Shift work and sleep; Naps; Teen sleep; A calm bedtime`,
  soap: `Washing hands well; Colds; Staying home when ill`,
  plate: `Reading food labels; Eating out; Breakfast ideas; Nutrition Counseling; Less added sugar;
    Family meals; Healthy lunch boxes; Eating during treatment; Meal companion`,
  folder: `Keeping health papers together; Advance care planning; Care planning visit; Hospital follow-up;
    Follow-up visit; hospital-medicine; Preparing for a visit; Administration`,
  signpost: `Choosing a doctor; Getting a second opinion; Second opinion; Birth control choices;
    Birth control consultation; Guest services; Urgent care or emergency`,
  phone: `Staying connected; Tech helper for the portal; Teens, Screens and Mood`,
  suitcase: `Travel Health; Travel health visit; Packing for the hospital`,
  shoe: `Starting to walk; Good shoes; Exercise after illness; Walk With a Doc; Walking group leader;
    Plantar fasciitis; Ankle sprain; Diabetic foot problems; Foot care with diabetes; Diabetes Foot Care;
    Foot or ankle pain; podiatry; Bunions; Mobility walker`,
  house: `Making your home safer; Falls; Home Visits; Wildfire smoke and your lungs; Steady on Your Feet;
    Home Health; Hospice home visitor; Family guest house host`,
  plaster: `Cuts and scrapes; Scars; Pain after surgery; Surgical pain; Walk-In Care`,
  dumbbell: `Strength at any age; Strong After Sixty; Exercise with joint pain; After-surgery therapy`,
  pillbox: `Medicine lists; Medication Review; Medication Management; Medication refill; High cholesterol;
    Transplant Pharmacy; Opioid use disorder`,
  tubes: `Blood test follow-up; Lab result review; Understanding test results; Pregnancy Tests;
    Rapid Strep and Flu Testing; Graves’ disease; Allergy Blood Tests; Glucose Testing`,
  xray: `Lung nodule; Emergency Imaging; diagnostic-radiology; Lung Cancer Screening; Lung screening visit;
    Lung cancer`,
  tissues: `Seasonal allergies; Sinus infection; Sinus Care`,
  hospital: `Hospital`,
  bed: `Skilled Nursing; critical-care; Respiratory failure; Sepsis; Going home from the hospital;
    Fall watch companion`,
  wheelchair: `Durable Medical Equipment; Wheelchair escort`,
  thermometer: `Pneumonia; Cough or shortness of breath; Cough care; Fever in children; Fever or flu;
    Fever and Flu; Flu season; Sore throat; Tonsillitis`,
  headphones: `Hearing loss; Ringing in the ears; Hearing protection; audiology; Hearing Tests;
    Hearing Aids; Hearing test`,
  ultrasound: `Prenatal visit; High-risk prenatal visit; Fetal Imaging; First trimester`,
  calendar: `Getting Care; New patient visit`,
  chart: `optometry; Eye exam; Eye health`,
  scale: `Obesity; Weight Management; bariatric-surgery; Weight-loss surgery consultation`,
  babyclothes: `After the birth; Breastfeeding basics; Newborn Care; Postpartum Support;
    Lactation support circle helper; Knitters for newborns`,
  book: `Keeping your mind active; Library and book cart; Life story writer; Homework helper`,
  garden: `Gardening; An Hour in the Healing Garden; Eating more vegetables`,
  pot: `Cooking at home; Cooking for Steady Blood Sugar; Less salt`,
  mirror: `Hair loss; Acne; Barber and manicure visits; Wig and scarf room helper`,
  hand: `Rheumatoid arthritis; Psoriatic arthritis; Carpal tunnel syndrome; Trigger finger; hand-surgery;
    Hand or wrist pain`,
  crutches: `Broken bone; Stress fracture; Meniscus tear; Sports injury; Sprains and Fractures`,
  lantern: `Earthquake readiness; Cold weather safety`,
  bench: `Stress; Fatigue; Rest for caregivers; Spiritual Care; Spiritual care`,
  bicycle: `Cycling safely; Bike helmets`,
  swim: `Swimming`,
  warmth: `Heat or ice; Endometriosis; Neck pain; Chronic pain`,
  roll: `Hemorrhoids; Irritable bowel syndrome; Constipation in children`,
  hat: `Sun safety; Heat safety; Skin Cancer Care`,
  gift: `Gift shop`,
  letter: `Thank-you letter writer; Mailroom and packets`,
  dog: `Therapy dog team`,
  cart: `Comfort cart`,
  music: `Bedside musician`,
  van: `Ride to care; Driving safely; Car seats; Car Seat Check`,
};

const subjectOfName: ReadonlyMap<string, SceneName> = new Map(
  Object.entries(SUBJECTS).flatMap(([scene, names]) =>
    names.split(/;\s*/).map((name) => [name.trim(), scene as SceneName] as const),
  ),
);

/** The scenes of some names, each once, from the most to the least particular. */
export const subjectsOf = (...names: readonly (string | undefined)[]): SceneName[] => [
  ...new Set(names.flatMap((name) => subjectOfName.get(name ?? '') ?? [])),
];

/**
 * The scene of what is first known of some names, from the most to the least particular: a condition, then its specialty.
 * Of what nobody thought of it is the clipboard, never a landscape.
 */
export const subjectOf = (...names: readonly (string | undefined)[]): SceneName =>
  subjectsOf(...names)[0] ?? 'visit';

/** Whether somebody chose a scene for a name. */
export const hasSubject = (name: string): boolean => subjectOfName.has(name);

/**
 * What may stand for a subject besides its own scene, where that is its neighbour's already: true of all it is the picture of. Where
 * nothing else is, the subject is shown again, and in another light.
 */
export const KIN: Readonly<Partial<Record<SceneName, readonly SceneName[]>>> = {
  ageing: ['house', 'talk'],
  allergies: ['tubes'],
  babyclothes: ['newborn'],
  bed: ['monitor'],
  bills: ['letter', 'phone'],
  blocks: ['children'],
  bench: ['mind', 'yoga', 'talk'],
  bicycle: ['movement'],
  bones: ['rehab'],
  book: ['talk'],
  bowel: ['digestion', 'roll'],
  brain: ['imaging', 'nerve'],
  calendar: ['visit'],
  cancer: ['talk', 'imaging'],
  caregiving: ['house', 'talk', 'bench'],
  chart: ['glasses', 'eyes'],
  children: ['blocks'],
  clock: ['sleep'],
  cream: ['skin', 'mirror'],
  crutches: ['rehab'],
  diabetes: ['tubes', 'plate'],
  digestion: ['bowel'],
  dumbbell: ['movement', 'shoe'],
  ears: ['headphones'],
  emergency: ['monitor', 'phone'],
  eyes: ['chart', 'glasses'],
  firstaid: ['plaster'],
  folder: ['visit', 'talk'],
  food: ['plate', 'pot'],
  glasses: ['chart', 'eyes'],
  gift: ['letter'],
  hat: ['water'],
  headphones: ['ears', 'talk'],
  heart: ['monitor', 'pressure', 'stethoscope'],
  hospital: ['bed'],
  infection: ['tubes'],
  infusion: ['tubes'],
  inhaler: ['lungs'],
  kidneys: ['tubes', 'water', 'laboratory'],
  lantern: ['firstaid'],
  laboratory: ['tubes'],
  letter: ['book'],
  lungs: ['inhaler'],
  men: ['talk'],
  mind: ['talk', 'bench', 'yoga'],
  mirror: ['skin', 'cream'],
  monitor: ['heart'],
  movement: ['shoe', 'dumbbell', 'bicycle'],
  nerve: ['brain', 'imaging'],
  newborn: ['babyclothes'],
  pharmacy: ['pillbox'],
  phone: ['telehealth'],
  pillbox: ['pharmacy'],
  plate: ['food', 'pot'],
  pot: ['plate', 'food'],
  pregnancy: ['ultrasound', 'babyclothes'],
  pressure: ['heart', 'pillbox'],
  rehab: ['dumbbell', 'shoe'],
  research: ['laboratory', 'tubes'],
  roll: ['bowel', 'digestion'],
  scale: ['plate', 'movement'],
  signpost: ['visit', 'talk'],
  skin: ['cream', 'mirror'],
  sleep: ['clock'],
  soap: ['infection'],
  spine: ['rehab', 'movement'],
  stethoscope: ['pressure'],
  surgery: ['bed', 'monitor'],
  talk: ['phone'],
  telehealth: ['phone'],
  tissues: ['allergies'],
  tubes: ['laboratory'],
  ultrasound: ['pregnancy'],
  vaccines: ['syringe'],
  visit: ['calendar', 'folder'],
  water: ['kidneys'],
  wheelchair: ['rehab'],
  women: ['talk'],
  xray: ['imaging'],
  yoga: ['movement'],
};

/** True of whatever people see somebody about, and so what says least: where nothing nearer is left. */
export const OF_ANYTHING: readonly SceneName[] = ['stethoscope', 'folder', 'telehealth'];

/** What single English words of a title are seen as; where a word has several meanings, not at all. */
const SEEN_AS: Readonly<Partial<Record<SceneName, string>>> = {
  babyclothes: 'crib|[a-z]+-week-old',
  blocks: '[a-z]+-year-old',
  bones: 'knee',
  book: 'book',
  calendar: 'appointment|Saturdays?|yearly',
  clock: 'clock|nights?',
  cream: 'cream',
  dumbbell: 'balance',
  emergency: 'helicopter|heart attack|stroke',
  food: 'gluten|beans|meals',
  headphones: 'hearing aid|hearing',
  hospital: 'ward|emergency room|lights',
  house: 'home|porch|kitchen',
  imaging: 'mammograms?|MRI',
  kidneys: 'dialysis',
  letter: 'letter|note|page',
  lungs: 'breath|breathing|smoking|smoke',
  monitor: 'heartbeat|fluttering|races',
  phone: 'call|line',
  pillbox: 'medicine|tablets?|pills?|antidepressant|blood thinner|antibiotic',
  plate: 'eat|taste',
  pregnancy: 'pregnant',
  pressure: 'blood pressure',
  scale: 'weigh|weight',
  shoe: 'foot|toe|walk',
  signpost: 'where to go',
  skin: 'mole|spot',
  sleep: 'sleep|sleeping|snoring',
  syringe: 'vaccines?|shots',
  talk: 'talk|words?|names?|interpreter|questions?',
  thermometer: 'fever|100\\.6|chill',
  tissues: 'cold',
  tubes: 'tests?|sugar',
  ultrasound: 'pregnancy|spotting',
  van: 'van|bus|drives',
  water: 'pipe|stones?|drink',
  wheelchair: 'ramp|wheelchair',
};
const SEEN = Object.entries(SEEN_AS).map(
  ([scene, words]) =>
    [scene as SceneName, new RegExp(`(?<![\\w-]|without )(?:${words})(?![\\w-])`, 'i')] as const,
);

/** Somebody grown up below a blanket, with a pillow, and what is kin to that: never beside a baby, whose bed has neither. */
const OF_GROWN_UPS: ReadonlySet<SceneName> = new Set(['sleep', 'clock']);

/** The scenes that the words of an English title are the pictures of, in their order: what it names first it is about. */
export const seenIn = (title: string): SceneName[] =>
  SEEN.map(([scene, words]) => ({ scene, at: title.search(words) }))
    .filter(
      ({ scene, at }) =>
        at >= 0 && !(OF_GROWN_UPS.has(scene) && /\b(?:baby|babies|newborns?)\b/i.test(title)),
    )
    .sort((one, other) => one.at - other.at)
    .map(({ scene }) => scene);

/** A scene beside a title that says the same, so without words of its own; `id` decides light, ground, mirror and companion. */
export const scenePicture = (scene: SceneName, id: string) => ({
  url: sceneUrl(scene, id),
  alternateText: '',
  width: 640,
  height: 427,
});

/** Where the picture of a scene is; `id` decides light, ground, mirror and companion. */
export const sceneUrl = (scene: SceneName, id: string): string => `/-/media/art/scene/${scene}/${id}.svg`;
