-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "Role" AS ENUM ('student', 'admin');

-- CreateEnum
CREATE TYPE "Audience" AS ENUM ('student', 'tutor', 'affiliate');

-- CreateEnum
CREATE TYPE "ApprovalStatus" AS ENUM ('pending', 'approved', 'rejected');

-- CreateEnum
CREATE TYPE "TestType" AS ENUM ('ISEE', 'SSAT');

-- CreateEnum
CREATE TYPE "Level" AS ENUM ('isee-lower', 'isee-middle', 'isee-upper', 'ssat-elementary', 'ssat-middle', 'ssat-upper');

-- CreateEnum
CREATE TYPE "Subject" AS ENUM ('verbal_reasoning', 'quantitative_reasoning', 'reading_comprehension', 'mathematics_achievement', 'essay', 'verbal', 'quantitative', 'writing_sample');

-- CreateEnum
CREATE TYPE "QuestionType" AS ENUM ('multiple_choice', 'quantitative_comparison', 'grid_in', 'essay', 'short_answer');

-- CreateEnum
CREATE TYPE "Difficulty" AS ENUM ('easy', 'medium', 'hard');

-- CreateEnum
CREATE TYPE "WrongAnswerType" AS ENUM ('calculation_error', 'misread_question', 'concept_misunderstanding', 'careless_mistake', 'time_pressure', 'vocabulary_gap', 'strategy_error', 'pattern_recognition_failure', 'logical_reasoning_error', 'reading_comprehension_error');

-- CreateEnum
CREATE TYPE "ReviewType" AS ENUM ('spaced_repetition', 'targeted_practice', 'tutor_session', 'bootcamp_review');

-- CreateEnum
CREATE TYPE "ReviewStatus" AS ENUM ('needs_review', 'reviewed', 'mastered');

-- CreateEnum
CREATE TYPE "SubscriptionTier" AS ENUM ('free', 'premium_monthly', 'premium_3month', 'premium_annual', 'scholarship_member');

-- CreateEnum
CREATE TYPE "SubscriptionType" AS ENUM ('individual', 'group_member');

-- CreateEnum
CREATE TYPE "Feature" AS ENUM ('bootcamp', 'video_lessons', 'ai_tutor', 'essay_workshop', 'essay_feedback', 'practice_tests', 'reading_comprehension', 'pacing_trainer', 'sectional_quizzes', 'interactive_quiz', 'pdf_downloads', 'poetry_corner');

-- CreateEnum
CREATE TYPE "AccountHolder" AS ENUM ('parent', 'teen', 'child');

-- CreateEnum
CREATE TYPE "SittingKind" AS ENUM ('sectional_quiz', 'practice_test', 'interactive_quiz', 'pacing', 'twins');

-- CreateEnum
CREATE TYPE "SittingStatus" AS ENUM ('open', 'ended');

-- CreateEnum
CREATE TYPE "EndedBy" AS ENUM ('student', 'deadline');

-- CreateEnum
CREATE TYPE "InvitationStatus" AS ENUM ('sent', 'accepted', 'revoked', 'expired');

-- CreateEnum
CREATE TYPE "PurchaseStatus" AS ENUM ('active', 'expired', 'refunded');

-- CreateEnum
CREATE TYPE "PartnerStatus" AS ENUM ('pending', 'approved', 'rejected', 'suspended');

-- CreateEnum
CREATE TYPE "PaymentStatus" AS ENUM ('pending', 'payable', 'paid', 'cancelled');

-- CreateEnum
CREATE TYPE "MailStatus" AS ENUM ('queued', 'sent', 'failed');

-- CreateEnum
CREATE TYPE "ListingKind" AS ENUM ('consultant', 'tutor');

-- CreateEnum
CREATE TYPE "MessageAuthor" AS ENUM ('student', 'tutor');

-- CreateTable
CREATE TABLE "users" (
    "id" TEXT NOT NULL,
    "username" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "password" TEXT NOT NULL,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "preferredName" TEXT,
    "avatarUrl" TEXT,
    "referralCode" TEXT,
    "emailVerified" BOOLEAN NOT NULL DEFAULT false,
    "verificationToken" TEXT,
    "verificationTokenExpiry" TIMESTAMP(3),
    "resetToken" TEXT,
    "resetTokenExpiry" TIMESTAMP(3),
    "role" "Role" NOT NULL DEFAULT 'student',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "username_reservations" (
    "username" TEXT NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "username_reservations_pkey" PRIMARY KEY ("username")
);

-- CreateTable
CREATE TABLE "student_profiles" (
    "userId" TEXT NOT NULL,
    "holder" "AccountHolder" NOT NULL,
    "exam" "TestType" NOT NULL,
    "level" "Level" NOT NULL,
    "gradeApplied" INTEGER NOT NULL,
    "testDate" DATE,
    "timeZone" TEXT NOT NULL DEFAULT 'America/New_York',
    "timePercent" INTEGER NOT NULL DEFAULT 100,
    "accommodations" JSONB NOT NULL DEFAULT '{}',
    "parentEmail" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "student_profiles_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "consents" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "parentEmail" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "sentAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "confirmedAt" TIMESTAMP(3),
    "revokedAt" TIMESTAMP(3),

    CONSTRAINT "consents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tutors" (
    "id" TEXT NOT NULL,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "password" TEXT NOT NULL,
    "specialization" TEXT,
    "experience" TEXT,
    "certifications" TEXT,
    "tutoringAgency" TEXT,
    "bio" TEXT,
    "rating" INTEGER NOT NULL DEFAULT 0,
    "totalStudents" INTEGER NOT NULL DEFAULT 0,
    "emailVerified" BOOLEAN NOT NULL DEFAULT false,
    "verificationToken" TEXT,
    "verificationTokenExpiry" TIMESTAMP(3),
    "approvalStatus" "ApprovalStatus" NOT NULL DEFAULT 'pending',
    "approvedAt" TIMESTAMP(3),
    "approvedBy" TEXT,
    "rejectionReason" TEXT,
    "resetToken" TEXT,
    "resetTokenExpiry" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tutors_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "audience" "Audience" NOT NULL,
    "userId" TEXT,
    "tutorId" TEXT,
    "affiliateId" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "userAgent" TEXT,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "expire" TIMESTAMP(3),

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "user_usage" (
    "userId" TEXT NOT NULL,
    "questionsUsed" INTEGER NOT NULL DEFAULT 0,
    "testsUsed" INTEGER NOT NULL DEFAULT 0,
    "flashcardsUsed" INTEGER NOT NULL DEFAULT 0,
    "lastResetDate" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_usage_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "feature_uses" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "feature" "Feature" NOT NULL,
    "period" TIMESTAMP(3) NOT NULL,
    "slot" INTEGER NOT NULL,
    "reference" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "feature_uses_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_subscriptions" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "subscriptionType" "SubscriptionType" NOT NULL DEFAULT 'individual',
    "subscriptionTier" "SubscriptionTier" NOT NULL DEFAULT 'free',
    "groupPurchaseId" TEXT,
    "groupInvitationId" TEXT,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "startDate" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endDate" TIMESTAMP(3),
    "stripeCustomerId" TEXT,
    "stripeSubscriptionId" TEXT,

    CONSTRAINT "user_subscriptions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "items" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "subject" "Subject" NOT NULL,
    "skill" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "practice_sittings" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "kind" "SittingKind" NOT NULL,
    "exam" "TestType" NOT NULL,
    "level" "Level" NOT NULL,
    "subject" "Subject",
    "number" INTEGER NOT NULL,
    "status" "SittingStatus" NOT NULL DEFAULT 'open',
    "openKey" TEXT,
    "startedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" TIMESTAMP(3),

    CONSTRAINT "practice_sittings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sitting_sections" (
    "id" TEXT NOT NULL,
    "sittingId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "subject" "Subject" NOT NULL,
    "questionCount" INTEGER NOT NULL,
    "secondsAllowed" INTEGER,
    "startedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deadline" TIMESTAMP(3),
    "pausedAt" TIMESTAMP(3),
    "secondsLeft" INTEGER,
    "endedAt" TIMESTAMP(3),
    "endedBy" "EndedBy",
    "right" INTEGER,
    "wrong" INTEGER,
    "omitted" INTEGER,

    CONSTRAINT "sitting_sections_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sitting_responses" (
    "sectionId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "itemId" TEXT NOT NULL,
    "choice" INTEGER,
    "struck" INTEGER[],
    "flagged" BOOLEAN NOT NULL DEFAULT false,
    "seconds" INTEGER NOT NULL DEFAULT 0,
    "answeredAt" TIMESTAMP(3),
    "isRight" BOOLEAN,
    "mistakeId" TEXT,

    CONSTRAINT "sitting_responses_pkey" PRIMARY KEY ("sectionId","position")
);

-- CreateTable
CREATE TABLE "wrong_answers" (
    "id" TEXT NOT NULL,
    "studentId" TEXT NOT NULL,
    "bootcampEnrollmentId" TEXT,
    "questionId" TEXT NOT NULL,
    "subject" "Subject" NOT NULL,
    "skillArea" TEXT NOT NULL,
    "testType" "TestType" NOT NULL,
    "questionType" "QuestionType" NOT NULL,
    "difficulty" "Difficulty" NOT NULL,
    "questionText" TEXT NOT NULL,
    "correctAnswer" TEXT NOT NULL,
    "studentAnswer" TEXT NOT NULL,
    "wrongAnswerType" "WrongAnswerType",
    "explanation" TEXT,
    "reviewStatus" "ReviewStatus" NOT NULL DEFAULT 'needs_review',
    "reviewedAt" TIMESTAMP(3),
    "masteredAt" TIMESTAMP(3),
    "sessionId" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "metadata" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "wrong_answers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "wrong_answer_reviews" (
    "id" TEXT NOT NULL,
    "studentId" TEXT NOT NULL,
    "wrongAnswerId" TEXT NOT NULL,
    "reviewType" "ReviewType" NOT NULL,
    "reviewDate" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "performanceImprovement" BOOLEAN NOT NULL DEFAULT false,
    "notes" TEXT,
    "nextReviewDate" TIMESTAMP(3),
    "reviewScore" INTEGER,

    CONSTRAINT "wrong_answer_reviews_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "wrong_answer_patterns" (
    "id" TEXT NOT NULL,
    "studentId" TEXT NOT NULL,
    "subject" "Subject" NOT NULL,
    "skillArea" TEXT NOT NULL,
    "wrongAnswerType" "WrongAnswerType" NOT NULL,
    "frequency" INTEGER NOT NULL DEFAULT 1,
    "lastOccurrence" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "recommendedActions" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "wrong_answer_patterns_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "wrong_answer_analytics" (
    "id" TEXT NOT NULL,
    "studentId" TEXT NOT NULL,
    "analysisDate" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "patternType" TEXT NOT NULL,
    "patternData" JSONB NOT NULL DEFAULT '{}',
    "severity" TEXT,
    "interventionStatus" TEXT NOT NULL DEFAULT 'identified',
    "interventionNotes" TEXT,

    CONSTRAINT "wrong_answer_analytics_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "video_lesson_completions" (
    "id" TEXT NOT NULL,
    "studentId" TEXT NOT NULL,
    "lessonId" TEXT NOT NULL,
    "startedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completedAt" TIMESTAMP(3),
    "watchTime" INTEGER NOT NULL DEFAULT 0,
    "totalDuration" INTEGER NOT NULL DEFAULT 0,
    "progressPercentage" INTEGER NOT NULL DEFAULT 0,
    "isCompleted" BOOLEAN NOT NULL DEFAULT false,
    "sessionData" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "video_lesson_completions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "progress_reports" (
    "id" TEXT NOT NULL,
    "studentId" TEXT NOT NULL,
    "reportType" TEXT NOT NULL,
    "generatedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "reportData" JSONB NOT NULL DEFAULT '{}',
    "insights" JSONB NOT NULL DEFAULT '[]',
    "recommendations" JSONB NOT NULL DEFAULT '[]',
    "parentNotes" TEXT,

    CONSTRAINT "progress_reports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "regions" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "timezone" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "regions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "regional_content" (
    "id" TEXT NOT NULL,
    "regionId" TEXT NOT NULL,
    "contentType" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "startDate" TIMESTAMP(3),
    "endDate" TIMESTAMP(3),
    "active" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "regional_content_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pdf_practice_tests" (
    "id" TEXT NOT NULL,
    "fileName" TEXT NOT NULL,
    "displayName" TEXT NOT NULL,
    "testType" "TestType" NOT NULL,
    "gradeLevel" TEXT NOT NULL,
    "section" TEXT NOT NULL,
    "difficulty" "Difficulty" NOT NULL,
    "description" TEXT,
    "filePath" TEXT NOT NULL,
    "answerKeyUrl" TEXT,
    "timeLimit" INTEGER,
    "questionCount" INTEGER,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "pdf_practice_tests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pdf_downloads" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "studentId" TEXT,
    "pdfTestId" TEXT NOT NULL,
    "downloadedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "userAgent" TEXT,
    "ipAddress" TEXT,
    "downloadType" TEXT NOT NULL DEFAULT 'direct',

    CONSTRAINT "pdf_downloads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "essays" (
    "id" TEXT NOT NULL,
    "studentId" TEXT NOT NULL,
    "promptId" TEXT NOT NULL,
    "exam" "TestType" NOT NULL,
    "level" "Level" NOT NULL,
    "body" TEXT NOT NULL,
    "wordCount" INTEGER NOT NULL DEFAULT 0,
    "startedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "submittedAt" TIMESTAMP(3),

    CONSTRAINT "essays_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "essay_feedback" (
    "id" TEXT NOT NULL,
    "essayId" TEXT NOT NULL,
    "scores" JSONB NOT NULL DEFAULT '{}',
    "comments" JSONB NOT NULL DEFAULT '[]',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "essay_feedback_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tutor_conversations" (
    "id" TEXT NOT NULL,
    "studentId" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "subject" "Subject",
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "tutor_conversations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tutor_messages" (
    "id" TEXT NOT NULL,
    "conversationId" TEXT NOT NULL,
    "author" "MessageAuthor" NOT NULL,
    "body" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tutor_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bootcamp_enrollments" (
    "id" TEXT NOT NULL,
    "studentId" TEXT NOT NULL,
    "startDate" DATE NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completedAt" TIMESTAMP(3),

    CONSTRAINT "bootcamp_enrollments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bootcamp_days" (
    "enrollmentId" TEXT NOT NULL,
    "day" INTEGER NOT NULL,
    "sessionsDone" TEXT[],
    "completedAt" TIMESTAMP(3),

    CONSTRAINT "bootcamp_days_pkey" PRIMARY KEY ("enrollmentId","day")
);

-- CreateTable
CREATE TABLE "vocabulary_cards" (
    "studentId" TEXT NOT NULL,
    "word" TEXT NOT NULL,
    "memory" JSONB NOT NULL DEFAULT '{}',
    "dueAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "reviewedAt" TIMESTAMP(3),

    CONSTRAINT "vocabulary_cards_pkey" PRIMARY KEY ("studentId","word")
);

-- CreateTable
CREATE TABLE "tutor_students" (
    "tutorId" TEXT NOT NULL,
    "studentId" TEXT NOT NULL,
    "since" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tutor_students_pkey" PRIMARY KEY ("tutorId","studentId")
);

-- CreateTable
CREATE TABLE "student_invitations" (
    "id" TEXT NOT NULL,
    "tutorId" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "inviteeEmail" TEXT,
    "status" "InvitationStatus" NOT NULL DEFAULT 'sent',
    "sentAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "acceptedAt" TIMESTAMP(3),
    "acceptedById" TEXT,

    CONSTRAINT "student_invitations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "assignments" (
    "id" TEXT NOT NULL,
    "tutorId" TEXT NOT NULL,
    "studentId" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "work" JSONB NOT NULL DEFAULT '{}',
    "dueAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completedAt" TIMESTAMP(3),

    CONSTRAINT "assignments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "affiliate_partners" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "password" TEXT NOT NULL,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "company" TEXT,
    "type" TEXT NOT NULL DEFAULT 'affiliate',
    "status" "PartnerStatus" NOT NULL DEFAULT 'pending',
    "website" TEXT,
    "socialX" TEXT,
    "socialInstagram" TEXT,
    "socialYoutube" TEXT,
    "socialTiktok" TEXT,
    "socialFacebook" TEXT,
    "socialLinkedin" TEXT,
    "socialPinterest" TEXT,
    "mainSocialChannel" TEXT,
    "promotionPlan" TEXT,
    "previousExperience" TEXT,
    "referralCode" TEXT NOT NULL,
    "referralLinkCode" TEXT NOT NULL,
    "rewardfulId" TEXT,
    "commissionRate" INTEGER NOT NULL DEFAULT 35,
    "splitCommissionRate" INTEGER NOT NULL DEFAULT 0,
    "totalReferrals" INTEGER NOT NULL DEFAULT 0,
    "totalConversions" INTEGER NOT NULL DEFAULT 0,
    "totalCommissionEarned" INTEGER NOT NULL DEFAULT 0,
    "pendingCommission" INTEGER NOT NULL DEFAULT 0,
    "paidCommission" INTEGER NOT NULL DEFAULT 0,
    "payoutMethod" TEXT NOT NULL DEFAULT 'paypal',
    "payoutDetails" JSONB NOT NULL DEFAULT '{}',
    "notes" TEXT,
    "resetToken" TEXT,
    "resetTokenExpiry" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "affiliate_partners_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "coupon_codes" (
    "id" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "affiliateId" TEXT,
    "discountType" TEXT NOT NULL,
    "discountValue" INTEGER NOT NULL,
    "commissionPercent" INTEGER NOT NULL DEFAULT 35,
    "maxUses" INTEGER,
    "usedCount" INTEGER NOT NULL DEFAULT 0,
    "minOrderAmount" INTEGER NOT NULL DEFAULT 0,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "validFrom" TIMESTAMP(3),
    "validTo" TIMESTAMP(3),
    "description" TEXT,
    "stripeCouponId" TEXT,
    "stripePromotionCodeId" TEXT,

    CONSTRAINT "coupon_codes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "referrals" (
    "id" TEXT NOT NULL,
    "affiliateId" TEXT NOT NULL,
    "refereeEmail" TEXT,
    "refereeUserId" TEXT,
    "refereeName" TEXT,
    "referralCode" TEXT NOT NULL,
    "referralMethod" TEXT NOT NULL,
    "couponCodeUsed" TEXT,
    "orderAmount" INTEGER,
    "commissionAmount" INTEGER,
    "commissionPercent" INTEGER NOT NULL DEFAULT 35,
    "splitCommissionAmount" INTEGER NOT NULL DEFAULT 0,
    "status" "PaymentStatus" NOT NULL DEFAULT 'pending',
    "rewardGranted" BOOLEAN NOT NULL DEFAULT false,
    "convertedAt" TIMESTAMP(3),
    "paymentId" TEXT,
    "notes" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "referrals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "commission_payments" (
    "id" TEXT NOT NULL,
    "affiliateId" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "paymentMethod" TEXT NOT NULL,
    "paymentDetails" JSONB NOT NULL DEFAULT '{}',
    "status" "PaymentStatus" NOT NULL DEFAULT 'pending',
    "referralIds" TEXT[],
    "paymentDate" TIMESTAMP(3),
    "notes" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "commission_payments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "group_purchases" (
    "id" TEXT NOT NULL,
    "adminUserId" TEXT NOT NULL,
    "purchaseType" TEXT NOT NULL DEFAULT 'scholarship',
    "totalSeats" INTEGER NOT NULL DEFAULT 10,
    "usedSeats" INTEGER NOT NULL DEFAULT 0,
    "pricePerSeat" INTEGER NOT NULL DEFAULT 3000,
    "totalAmount" INTEGER NOT NULL DEFAULT 30000,
    "stripePaymentId" TEXT,
    "stripePriceId" TEXT NOT NULL DEFAULT 'price_scholarship_seat',
    "status" "PurchaseStatus" NOT NULL DEFAULT 'active',
    "purchaseDate" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "group_purchases_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "group_invitations" (
    "id" TEXT NOT NULL,
    "groupPurchaseId" TEXT NOT NULL,
    "inviterUserId" TEXT NOT NULL,
    "inviteeEmail" TEXT NOT NULL,
    "inviteeFirstName" TEXT,
    "inviteeLastName" TEXT,
    "invitationCode" TEXT NOT NULL,
    "inviteMessage" TEXT,
    "status" "InvitationStatus" NOT NULL DEFAULT 'sent',
    "sentAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "acceptedAt" TIMESTAMP(3),
    "acceptedByUserId" TEXT,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "revokedAt" TIMESTAMP(3),
    "revokedBy" TEXT,

    CONSTRAINT "group_invitations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "orders" (
    "id" TEXT NOT NULL,
    "userId" TEXT,
    "plan" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "status" "PaymentStatus" NOT NULL DEFAULT 'pending',
    "stripeSessionId" TEXT,
    "stripePaymentId" TEXT,
    "payerEmail" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "paidAt" TIMESTAMP(3),

    CONSTRAINT "orders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stripe_events" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "processedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stripe_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_messages" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "testimonials" (
    "id" TEXT NOT NULL,
    "userId" TEXT,
    "name" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "status" "ApprovalStatus" NOT NULL DEFAULT 'pending',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "reviewedAt" TIMESTAMP(3),

    CONSTRAINT "testimonials_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "listing_applications" (
    "id" TEXT NOT NULL,
    "kind" "ListingKind" NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "city" TEXT,
    "slug" TEXT NOT NULL,
    "details" JSONB NOT NULL DEFAULT '{}',
    "status" "ApprovalStatus" NOT NULL DEFAULT 'pending',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "listing_applications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mail_records" (
    "id" TEXT NOT NULL,
    "template" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "status" "MailStatus" NOT NULL DEFAULT 'queued',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "messageId" TEXT,
    "error" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sentAt" TIMESTAMP(3),

    CONSTRAINT "mail_records_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_log" (
    "id" TEXT NOT NULL,
    "actorId" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_log_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_username_key" ON "users"("username");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE UNIQUE INDEX "users_verificationToken_key" ON "users"("verificationToken");

-- CreateIndex
CREATE UNIQUE INDEX "users_resetToken_key" ON "users"("resetToken");

-- CreateIndex
CREATE INDEX "users_referralCode_idx" ON "users"("referralCode");

-- CreateIndex
CREATE INDEX "users_createdAt_idx" ON "users"("createdAt");

-- CreateIndex
CREATE INDEX "username_reservations_expiresAt_idx" ON "username_reservations"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "consents_tokenHash_key" ON "consents"("tokenHash");

-- CreateIndex
CREATE INDEX "consents_userId_idx" ON "consents"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "tutors_email_key" ON "tutors"("email");

-- CreateIndex
CREATE UNIQUE INDEX "tutors_verificationToken_key" ON "tutors"("verificationToken");

-- CreateIndex
CREATE UNIQUE INDEX "tutors_resetToken_key" ON "tutors"("resetToken");

-- CreateIndex
CREATE INDEX "tutors_approvalStatus_createdAt_idx" ON "tutors"("approvalStatus", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "sessions_tokenHash_key" ON "sessions"("tokenHash");

-- CreateIndex
CREATE INDEX "sessions_userId_idx" ON "sessions"("userId");

-- CreateIndex
CREATE INDEX "sessions_tutorId_idx" ON "sessions"("tutorId");

-- CreateIndex
CREATE INDEX "sessions_affiliateId_idx" ON "sessions"("affiliateId");

-- CreateIndex
CREATE INDEX "sessions_expiresAt_idx" ON "sessions"("expiresAt");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- CreateIndex
CREATE UNIQUE INDEX "feature_uses_userId_feature_period_slot_key" ON "feature_uses"("userId", "feature", "period", "slot");

-- CreateIndex
CREATE UNIQUE INDEX "user_subscriptions_groupInvitationId_key" ON "user_subscriptions"("groupInvitationId");

-- CreateIndex
CREATE UNIQUE INDEX "user_subscriptions_stripeSubscriptionId_key" ON "user_subscriptions"("stripeSubscriptionId");

-- CreateIndex
CREATE INDEX "user_subscriptions_userId_isActive_idx" ON "user_subscriptions"("userId", "isActive");

-- CreateIndex
CREATE INDEX "user_subscriptions_stripeCustomerId_idx" ON "user_subscriptions"("stripeCustomerId");

-- CreateIndex
CREATE INDEX "user_subscriptions_groupPurchaseId_idx" ON "user_subscriptions"("groupPurchaseId");

-- CreateIndex
CREATE INDEX "items_name_idx" ON "items"("name");

-- CreateIndex
CREATE UNIQUE INDEX "practice_sittings_openKey_key" ON "practice_sittings"("openKey");

-- CreateIndex
CREATE INDEX "practice_sittings_userId_status_startedAt_idx" ON "practice_sittings"("userId", "status", "startedAt" DESC);

-- CreateIndex
CREATE INDEX "practice_sittings_userId_kind_level_idx" ON "practice_sittings"("userId", "kind", "level");

-- CreateIndex
CREATE INDEX "sitting_sections_endedAt_deadline_idx" ON "sitting_sections"("endedAt", "deadline");

-- CreateIndex
CREATE UNIQUE INDEX "sitting_sections_sittingId_position_key" ON "sitting_sections"("sittingId", "position");

-- CreateIndex
CREATE INDEX "sitting_responses_itemId_idx" ON "sitting_responses"("itemId");

-- CreateIndex
CREATE INDEX "sitting_responses_mistakeId_idx" ON "sitting_responses"("mistakeId");

-- CreateIndex
CREATE INDEX "wrong_answers_studentId_reviewStatus_createdAt_idx" ON "wrong_answers"("studentId", "reviewStatus", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "wrong_answers_studentId_subject_skillArea_idx" ON "wrong_answers"("studentId", "subject", "skillArea");

-- CreateIndex
CREATE UNIQUE INDEX "wrong_answers_sessionId_questionId_key" ON "wrong_answers"("sessionId", "questionId");

-- CreateIndex
CREATE INDEX "wrong_answer_reviews_studentId_nextReviewDate_idx" ON "wrong_answer_reviews"("studentId", "nextReviewDate");

-- CreateIndex
CREATE INDEX "wrong_answer_reviews_wrongAnswerId_reviewDate_idx" ON "wrong_answer_reviews"("wrongAnswerId", "reviewDate");

-- CreateIndex
CREATE INDEX "wrong_answer_patterns_studentId_isActive_frequency_idx" ON "wrong_answer_patterns"("studentId", "isActive", "frequency" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "wrong_answer_patterns_studentId_subject_skillArea_wrongAnsw_key" ON "wrong_answer_patterns"("studentId", "subject", "skillArea", "wrongAnswerType");

-- CreateIndex
CREATE INDEX "wrong_answer_analytics_studentId_analysisDate_idx" ON "wrong_answer_analytics"("studentId", "analysisDate" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "video_lesson_completions_studentId_lessonId_key" ON "video_lesson_completions"("studentId", "lessonId");

-- CreateIndex
CREATE INDEX "progress_reports_studentId_generatedAt_idx" ON "progress_reports"("studentId", "generatedAt" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "regions_name_key" ON "regions"("name");

-- CreateIndex
CREATE UNIQUE INDEX "regions_code_key" ON "regions"("code");

-- CreateIndex
CREATE INDEX "regional_content_regionId_contentType_active_idx" ON "regional_content"("regionId", "contentType", "active");

-- CreateIndex
CREATE UNIQUE INDEX "pdf_practice_tests_fileName_key" ON "pdf_practice_tests"("fileName");

-- CreateIndex
CREATE INDEX "pdf_practice_tests_isActive_testType_gradeLevel_idx" ON "pdf_practice_tests"("isActive", "testType", "gradeLevel");

-- CreateIndex
CREATE INDEX "pdf_downloads_userId_downloadedAt_idx" ON "pdf_downloads"("userId", "downloadedAt" DESC);

-- CreateIndex
CREATE INDEX "pdf_downloads_pdfTestId_idx" ON "pdf_downloads"("pdfTestId");

-- CreateIndex
CREATE INDEX "essays_studentId_startedAt_idx" ON "essays"("studentId", "startedAt" DESC);

-- CreateIndex
CREATE INDEX "essay_feedback_essayId_createdAt_idx" ON "essay_feedback"("essayId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "tutor_conversations_studentId_updatedAt_idx" ON "tutor_conversations"("studentId", "updatedAt" DESC);

-- CreateIndex
CREATE INDEX "tutor_messages_conversationId_createdAt_idx" ON "tutor_messages"("conversationId", "createdAt");

-- CreateIndex
CREATE INDEX "bootcamp_enrollments_studentId_createdAt_idx" ON "bootcamp_enrollments"("studentId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "vocabulary_cards_studentId_dueAt_idx" ON "vocabulary_cards"("studentId", "dueAt");

-- CreateIndex
CREATE INDEX "tutor_students_studentId_idx" ON "tutor_students"("studentId");

-- CreateIndex
CREATE UNIQUE INDEX "student_invitations_code_key" ON "student_invitations"("code");

-- CreateIndex
CREATE INDEX "student_invitations_tutorId_sentAt_idx" ON "student_invitations"("tutorId", "sentAt" DESC);

-- CreateIndex
CREATE INDEX "assignments_studentId_completedAt_dueAt_idx" ON "assignments"("studentId", "completedAt", "dueAt");

-- CreateIndex
CREATE INDEX "assignments_tutorId_createdAt_idx" ON "assignments"("tutorId", "createdAt" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "affiliate_partners_email_key" ON "affiliate_partners"("email");

-- CreateIndex
CREATE UNIQUE INDEX "affiliate_partners_referralCode_key" ON "affiliate_partners"("referralCode");

-- CreateIndex
CREATE UNIQUE INDEX "affiliate_partners_referralLinkCode_key" ON "affiliate_partners"("referralLinkCode");

-- CreateIndex
CREATE UNIQUE INDEX "affiliate_partners_resetToken_key" ON "affiliate_partners"("resetToken");

-- CreateIndex
CREATE INDEX "affiliate_partners_status_createdAt_idx" ON "affiliate_partners"("status", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "coupon_codes_code_key" ON "coupon_codes"("code");

-- CreateIndex
CREATE INDEX "coupon_codes_affiliateId_idx" ON "coupon_codes"("affiliateId");

-- CreateIndex
CREATE UNIQUE INDEX "referrals_refereeUserId_key" ON "referrals"("refereeUserId");

-- CreateIndex
CREATE UNIQUE INDEX "referrals_paymentId_key" ON "referrals"("paymentId");

-- CreateIndex
CREATE INDEX "referrals_affiliateId_status_idx" ON "referrals"("affiliateId", "status");

-- CreateIndex
CREATE INDEX "commission_payments_affiliateId_createdAt_idx" ON "commission_payments"("affiliateId", "createdAt" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "group_purchases_stripePaymentId_key" ON "group_purchases"("stripePaymentId");

-- CreateIndex
CREATE INDEX "group_purchases_adminUserId_purchaseDate_idx" ON "group_purchases"("adminUserId", "purchaseDate" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "group_invitations_invitationCode_key" ON "group_invitations"("invitationCode");

-- CreateIndex
CREATE INDEX "group_invitations_groupPurchaseId_status_idx" ON "group_invitations"("groupPurchaseId", "status");

-- CreateIndex
CREATE INDEX "group_invitations_inviterUserId_idx" ON "group_invitations"("inviterUserId");

-- CreateIndex
CREATE INDEX "group_invitations_acceptedByUserId_idx" ON "group_invitations"("acceptedByUserId");

-- CreateIndex
CREATE UNIQUE INDEX "orders_stripeSessionId_key" ON "orders"("stripeSessionId");

-- CreateIndex
CREATE UNIQUE INDEX "orders_stripePaymentId_key" ON "orders"("stripePaymentId");

-- CreateIndex
CREATE INDEX "orders_userId_createdAt_idx" ON "orders"("userId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "contact_messages_createdAt_idx" ON "contact_messages"("createdAt" DESC);

-- CreateIndex
CREATE INDEX "testimonials_status_createdAt_idx" ON "testimonials"("status", "createdAt" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "listing_applications_slug_key" ON "listing_applications"("slug");

-- CreateIndex
CREATE INDEX "listing_applications_kind_state_status_idx" ON "listing_applications"("kind", "state", "status");

-- CreateIndex
CREATE INDEX "mail_records_recipient_createdAt_idx" ON "mail_records"("recipient", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "mail_records_status_createdAt_idx" ON "mail_records"("status", "createdAt");

-- CreateIndex
CREATE INDEX "audit_log_target_createdAt_idx" ON "audit_log"("target", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "audit_log_actorId_createdAt_idx" ON "audit_log"("actorId", "createdAt" DESC);

-- AddForeignKey
ALTER TABLE "student_profiles" ADD CONSTRAINT "student_profiles_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consents" ADD CONSTRAINT "consents_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_tutorId_fkey" FOREIGN KEY ("tutorId") REFERENCES "tutors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_affiliateId_fkey" FOREIGN KEY ("affiliateId") REFERENCES "affiliate_partners"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_usage" ADD CONSTRAINT "user_usage_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "feature_uses" ADD CONSTRAINT "feature_uses_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_subscriptions" ADD CONSTRAINT "user_subscriptions_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_subscriptions" ADD CONSTRAINT "user_subscriptions_groupPurchaseId_fkey" FOREIGN KEY ("groupPurchaseId") REFERENCES "group_purchases"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_subscriptions" ADD CONSTRAINT "user_subscriptions_groupInvitationId_fkey" FOREIGN KEY ("groupInvitationId") REFERENCES "group_invitations"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "practice_sittings" ADD CONSTRAINT "practice_sittings_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sitting_sections" ADD CONSTRAINT "sitting_sections_sittingId_fkey" FOREIGN KEY ("sittingId") REFERENCES "practice_sittings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sitting_responses" ADD CONSTRAINT "sitting_responses_sectionId_fkey" FOREIGN KEY ("sectionId") REFERENCES "sitting_sections"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sitting_responses" ADD CONSTRAINT "sitting_responses_itemId_fkey" FOREIGN KEY ("itemId") REFERENCES "items"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sitting_responses" ADD CONSTRAINT "sitting_responses_mistakeId_fkey" FOREIGN KEY ("mistakeId") REFERENCES "wrong_answers"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wrong_answers" ADD CONSTRAINT "wrong_answers_studentId_fkey" FOREIGN KEY ("studentId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wrong_answers" ADD CONSTRAINT "wrong_answers_bootcampEnrollmentId_fkey" FOREIGN KEY ("bootcampEnrollmentId") REFERENCES "bootcamp_enrollments"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wrong_answer_reviews" ADD CONSTRAINT "wrong_answer_reviews_studentId_fkey" FOREIGN KEY ("studentId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wrong_answer_reviews" ADD CONSTRAINT "wrong_answer_reviews_wrongAnswerId_fkey" FOREIGN KEY ("wrongAnswerId") REFERENCES "wrong_answers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wrong_answer_patterns" ADD CONSTRAINT "wrong_answer_patterns_studentId_fkey" FOREIGN KEY ("studentId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wrong_answer_analytics" ADD CONSTRAINT "wrong_answer_analytics_studentId_fkey" FOREIGN KEY ("studentId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "video_lesson_completions" ADD CONSTRAINT "video_lesson_completions_studentId_fkey" FOREIGN KEY ("studentId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "progress_reports" ADD CONSTRAINT "progress_reports_studentId_fkey" FOREIGN KEY ("studentId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "regional_content" ADD CONSTRAINT "regional_content_regionId_fkey" FOREIGN KEY ("regionId") REFERENCES "regions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pdf_downloads" ADD CONSTRAINT "pdf_downloads_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pdf_downloads" ADD CONSTRAINT "pdf_downloads_pdfTestId_fkey" FOREIGN KEY ("pdfTestId") REFERENCES "pdf_practice_tests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "essays" ADD CONSTRAINT "essays_studentId_fkey" FOREIGN KEY ("studentId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "essay_feedback" ADD CONSTRAINT "essay_feedback_essayId_fkey" FOREIGN KEY ("essayId") REFERENCES "essays"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tutor_conversations" ADD CONSTRAINT "tutor_conversations_studentId_fkey" FOREIGN KEY ("studentId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tutor_messages" ADD CONSTRAINT "tutor_messages_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "tutor_conversations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bootcamp_enrollments" ADD CONSTRAINT "bootcamp_enrollments_studentId_fkey" FOREIGN KEY ("studentId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bootcamp_days" ADD CONSTRAINT "bootcamp_days_enrollmentId_fkey" FOREIGN KEY ("enrollmentId") REFERENCES "bootcamp_enrollments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vocabulary_cards" ADD CONSTRAINT "vocabulary_cards_studentId_fkey" FOREIGN KEY ("studentId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tutor_students" ADD CONSTRAINT "tutor_students_tutorId_fkey" FOREIGN KEY ("tutorId") REFERENCES "tutors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tutor_students" ADD CONSTRAINT "tutor_students_studentId_fkey" FOREIGN KEY ("studentId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "student_invitations" ADD CONSTRAINT "student_invitations_tutorId_fkey" FOREIGN KEY ("tutorId") REFERENCES "tutors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_tutorId_fkey" FOREIGN KEY ("tutorId") REFERENCES "tutors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_studentId_fkey" FOREIGN KEY ("studentId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coupon_codes" ADD CONSTRAINT "coupon_codes_affiliateId_fkey" FOREIGN KEY ("affiliateId") REFERENCES "affiliate_partners"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_affiliateId_fkey" FOREIGN KEY ("affiliateId") REFERENCES "affiliate_partners"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_refereeUserId_fkey" FOREIGN KEY ("refereeUserId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "commission_payments" ADD CONSTRAINT "commission_payments_affiliateId_fkey" FOREIGN KEY ("affiliateId") REFERENCES "affiliate_partners"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_purchases" ADD CONSTRAINT "group_purchases_adminUserId_fkey" FOREIGN KEY ("adminUserId") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_invitations" ADD CONSTRAINT "group_invitations_groupPurchaseId_fkey" FOREIGN KEY ("groupPurchaseId") REFERENCES "group_purchases"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_invitations" ADD CONSTRAINT "group_invitations_inviterUserId_fkey" FOREIGN KEY ("inviterUserId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_invitations" ADD CONSTRAINT "group_invitations_acceptedByUserId_fkey" FOREIGN KEY ("acceptedByUserId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;



-- What must never happen.
ALTER TABLE "group_purchases"
  ADD CONSTRAINT "group_purchases_seats" CHECK ("usedSeats" BETWEEN 0 AND "totalSeats" AND "totalSeats" BETWEEN 1 AND 50),
  ADD CONSTRAINT "group_purchases_money" CHECK ("pricePerSeat" >= 0 AND "totalAmount" >= 100);
ALTER TABLE "orders" ADD CONSTRAINT "orders_money" CHECK ("amount" >= 0);
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_money" CHECK ("orderAmount" >= 0 AND "commissionAmount" >= 0 AND "splitCommissionAmount" >= 0 AND "commissionPercent" BETWEEN 0 AND 100);
ALTER TABLE "commission_payments" ADD CONSTRAINT "commission_payments_money" CHECK ("amount" > 0);
ALTER TABLE "affiliate_partners"
  ADD CONSTRAINT "affiliate_partners_money" CHECK ("totalCommissionEarned" >= 0 AND "pendingCommission" >= 0 AND "paidCommission" >= 0),
  ADD CONSTRAINT "affiliate_partners_counts" CHECK ("totalReferrals" >= 0 AND "totalConversions" >= 0 AND "commissionRate" BETWEEN 0 AND 100 AND "splitCommissionRate" BETWEEN 0 AND 100);
ALTER TABLE "coupon_codes"
  ADD CONSTRAINT "coupon_codes_uses" CHECK ("usedCount" >= 0 AND ("maxUses" IS NULL OR "usedCount" <= "maxUses")),
  ADD CONSTRAINT "coupon_codes_money" CHECK ("discountValue" >= 0 AND "minOrderAmount" >= 0 AND "commissionPercent" BETWEEN 0 AND 100);
ALTER TABLE "wrong_answers" ADD CONSTRAINT "wrong_answers_confidence"
  CHECK ("metadata"->'confidenceLevel' IS NULL OR ("metadata"->>'confidenceLevel')::int BETWEEN 1 AND 5);
ALTER TABLE "wrong_answer_reviews" ADD CONSTRAINT "wrong_answer_reviews_score" CHECK ("reviewScore" BETWEEN 1 AND 5);
ALTER TABLE "wrong_answer_patterns" ADD CONSTRAINT "wrong_answer_patterns_frequency" CHECK ("frequency" >= 1);
ALTER TABLE "user_usage" ADD CONSTRAINT "user_usage_counts" CHECK ("questionsUsed" >= 0 AND "testsUsed" >= 0 AND "flashcardsUsed" >= 0);
ALTER TABLE "feature_uses" ADD CONSTRAINT "feature_uses_slot" CHECK ("slot" BETWEEN 1 AND 100);
ALTER TABLE "student_profiles"
  ADD CONSTRAINT "student_profiles_time" CHECK ("timePercent" BETWEEN 100 AND 400),
  ADD CONSTRAINT "student_profiles_grade" CHECK ("gradeApplied" BETWEEN 1 AND 12);
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_owner" CHECK (
  ("audience" = 'student' AND "userId" IS NOT NULL AND "tutorId" IS NULL AND "affiliateId" IS NULL)
  OR ("audience" = 'tutor' AND "tutorId" IS NOT NULL AND "userId" IS NULL AND "affiliateId" IS NULL)
  OR ("audience" = 'affiliate' AND "affiliateId" IS NOT NULL AND "userId" IS NULL AND "tutorId" IS NULL));
ALTER TABLE "practice_sittings" ADD CONSTRAINT "practice_sittings_open" CHECK (("status" = 'open') = ("endedAt" IS NULL));
ALTER TABLE "sitting_sections"
  ADD CONSTRAINT "sitting_sections_clock" CHECK ("deadline" IS NULL OR ("pausedAt" IS NULL AND "endedAt" IS NULL)),
  ADD CONSTRAINT "sitting_sections_time" CHECK ("secondsAllowed" > 0 AND "secondsLeft" >= 0 AND "questionCount" > 0),
  ADD CONSTRAINT "sitting_sections_score" CHECK ("right" >= 0 AND "wrong" >= 0 AND "omitted" >= 0 AND "right" + "wrong" + "omitted" = "questionCount");
ALTER TABLE "sitting_responses"
  ADD CONSTRAINT "sitting_responses_choice" CHECK ("choice" BETWEEN 0 AND 4),
  ADD CONSTRAINT "sitting_responses_seconds" CHECK ("seconds" >= 0),
  ADD CONSTRAINT "sitting_responses_answered" CHECK ("choice" IS NULL OR "answeredAt" IS NOT NULL);
ALTER TABLE "bootcamp_days" ADD CONSTRAINT "bootcamp_days_day" CHECK ("day" BETWEEN 1 AND 30);
ALTER TABLE "video_lesson_completions" ADD CONSTRAINT "video_lesson_completions_progress"
  CHECK ("progressPercentage" BETWEEN 0 AND 100 AND "watchTime" >= 0 AND "totalDuration" >= 0);

-- user_usage.questionsUsed counts first answers. A trigger keeps it in the same statement as the answer, so it can neither
-- drift nor cost the student another round trip.
CREATE FUNCTION count_answered_question() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "user_usage" ("userId", "questionsUsed")
  SELECT s."userId", 1 FROM "sitting_sections" p JOIN "practice_sittings" s ON s."id" = p."sittingId" WHERE p."id" = NEW."sectionId"
  ON CONFLICT ("userId") DO UPDATE SET "questionsUsed" = "user_usage"."questionsUsed" + 1;
  RETURN NULL;
END $$;
CREATE TRIGGER "sitting_responses_first_answer" AFTER UPDATE OF "answeredAt" ON "sitting_responses"
  FOR EACH ROW WHEN (OLD."answeredAt" IS NULL AND NEW."answeredAt" IS NOT NULL) EXECUTE FUNCTION count_answered_question();
